// Two asynchronous calls that share a cache of results by reference.
// tsan: some: the tree is small
#include <future>
#include <iostream>
#include <map>

using Cache = std::map<int, long>;

static long fib(Cache &cache, int n)
{
    if (n < 2)
        return n;
    auto hit = cache.find(n); // RACE!
    if (hit != cache.end())
        return hit->second; // RACE!
    long value = fib(cache, n - 1) + fib(cache, n - 2);
    cache[n] = value; // RACE!
    return value;
}

int main()
{
    Cache cache;
    auto a = std::async(std::launch::async, fib, std::ref(cache), 30);
    auto b = std::async(std::launch::async, fib, std::ref(cache), 35);
    std::cout << a.get() + b.get() << '\n';
    std::cout << cache.size() << '\n';
}
