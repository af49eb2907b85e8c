// Prefix sums in one pass: each block begins with what the block before has left.
#include <iostream>
#include <thread>
#include <vector>

int main()
{
    const int n = 1000, parts = 4, len = n / parts;
    std::vector<long> v(n, 1);
    std::vector<std::thread> ts;
    for (int p = 0; p < parts; ++p)
        ts.emplace_back([&, p] {
            for (int i = p * len; i < (p + 1) * len; ++i)
                if (i > 0)
                    v[i] += v[i - 1]; // RACE!
        });
    for (auto &t : ts)
        t.join();
    std::cout << v[n - 1] << '\n'; // NORACE
}
