// A number is read before the lock is taken by hand.
#include <iostream>
#include <mutex>
#include <stdexcept>
#include <string>
#include <thread>

static std::mutex totalMutex;
static long total = 0;

static int parse(const std::string &text)
{
    if (text.empty() || text[0] < '0' || text[0] > '9')
        throw std::invalid_argument("not a number: " + text);
    return text[0] - '0';
}

static void add(const std::string &text)
{
    int number = parse(text);
    totalMutex.lock();
    total += number;
    totalMutex.unlock();
}

static void worker(const std::string *texts, int n)
{
    for (int i = 0; i < n; ++i) {
        try {
            add(texts[i]);
        } catch (const std::invalid_argument &e) {
            std::cerr << e.what() << "\n";
        }
    }
}

int main()
{
    const std::string first[] = {"1", "2", "x", "4"};
    const std::string second[] = {"5", "6", "7"};
    std::thread a(worker, first, 4);
    std::thread b(worker, second, 3);
    a.join();
    b.join();
    std::cout << total << "\n";
}
