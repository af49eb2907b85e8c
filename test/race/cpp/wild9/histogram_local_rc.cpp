// A histogram: each thread counts into the shared array.
// flags: -std=c++11
#include <array>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

std::array<int, 26> histogram{};
std::mutex histogram_mutex;

void count_letters(const std::string &text, size_t begin, size_t end)
{
    std::array<int, 26> local{};
    for (size_t i = begin; i < end; ++i) {
        char c = text[i];
        if (c >= 'a' && c <= 'z')
            histogram[c - 'a']++; // RACE!
    }
    std::lock_guard<std::mutex> guard(histogram_mutex);
    for (int i = 0; i < 26; ++i)
        histogram[i] += local[i]; // RACE!
}

int main()
{
    std::string text;
    for (int i = 0; i < 1000; ++i)
        text += static_cast<char>('a' + i % 26);
    const size_t parts = 4, chunk = text.size() / parts;
    std::vector<std::thread> threads;
    for (size_t p = 0; p < parts; ++p) {
        size_t begin = p * chunk;
        size_t end = p + 1 == parts ? text.size() : begin + chunk;
        threads.push_back(std::thread(count_letters, std::cref(text), begin, end));
    }
    for (auto &t : threads)
        t.join();
    for (int n : histogram)
        std::cout << n << ' ';
    std::cout << '\n';
}
