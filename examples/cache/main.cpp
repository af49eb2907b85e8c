// Threads that ask for the same few answers again and again.
#include "cache.hpp"

#include <iostream>
#include <string>
#include <thread>
#include <vector>

namespace {

std::string compute(int key)
{
    return "answer " + std::to_string(key * key);
}

std::size_t ask(Cache &cache, int seed)
{
    std::size_t length = 0;
    for (int i = 0; i < 10000; ++i) {
        int key = (i * 31 + seed) % 71;
        auto answer = cache.find(key);
        if (!answer) {
            answer = compute(key);
            cache.insert(key, *answer);
        }
        length += answer->size();
    }
    return length;
}

} // namespace

int main()
{
    Cache cache(64);
    std::size_t lengths[4] = {};
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back([&cache, &lengths, i] { lengths[i] = ask(cache, i); });
    cache.resize(80);
    for (auto &thread : threads)
        thread.join();
    std::cout << lengths[0] << " characters, hit rate " << cache.hit_rate() << '\n';
}
