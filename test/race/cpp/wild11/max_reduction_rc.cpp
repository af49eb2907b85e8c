// Parallel maximum: the test is made without the lock that the update has.
#include <cstdlib>
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

int best = 0;
std::mutex best_mutex;

void search(const std::vector<int> &v, std::size_t lo, std::size_t hi)
{
    for (std::size_t i = lo; i < hi; ++i) {
        if (v[i] > best) { // RACE!
            std::lock_guard<std::mutex> g(best_mutex);
            if (v[i] > best) // NORACE
                best = v[i]; // RACE!
        }
    }
}

int main()
{
    std::vector<int> v(10000);
    for (auto &x : v)
        x = std::rand();
    std::thread a(search, std::cref(v), 0, v.size() / 2);
    std::thread b(search, std::cref(v), v.size() / 2, v.size());
    a.join();
    b.join();
    std::cout << best << '\n'; // NORACE
}
