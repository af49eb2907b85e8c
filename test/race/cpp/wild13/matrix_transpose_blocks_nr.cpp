// A block-wise transposition; blocks are claimed from an atomic counter.
#include <algorithm>
#include <atomic>
#include <iostream>
#include <thread>
#include <vector>

int main()
{
    const int n = 64, bs = 16, blocks = n / bs;
    std::vector<int> a(n * n), t(n * n);
    for (int i = 0; i < n * n; ++i)
        a[i] = i;
    std::atomic<int> next{0};
    auto work = [&] {
        for (int b = next++; b < blocks * blocks; b = next++) {
            int r0 = b / blocks * bs, c0 = b % blocks * bs;
            for (int r = r0; r < r0 + bs; ++r)
                for (int c = c0; c < c0 + bs; ++c)
                    t[c * n + r] = a[r * n + c];
        }
    };
    std::thread x(work), y(work);
    x.join();
    y.join();
    std::cout << t[1] << '\n';
}
