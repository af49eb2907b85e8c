// Three threads get the same vector by reference and fill it.
#include <algorithm>
#include <functional>
#include <iostream>
#include <thread>
#include <vector>

void fill(std::vector<int> &v, int from)
{
    for (int i = 0; i < 100; ++i)
        v.push_back(from + i); // RACE!
}

int main()
{
    std::vector<int> shared;
    shared.reserve(1000);
    std::thread a(fill, std::ref(shared), 0);
    std::thread b(fill, std::ref(shared), 1000);
    std::thread c(fill, std::ref(shared), 2000);
    a.join();
    b.join();
    c.join();
    std::sort(shared.begin(), shared.end()); // NORACE
    std::cout << shared.size() << '\n';
}
