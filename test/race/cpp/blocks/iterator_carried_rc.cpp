// the iterator is moved on in every second round only
// flags: -std=c++17
#include <algorithm>
#include <cstdio>
#include <future>
#include <iterator>
#include <thread>
#include <vector>

int main()
{
    std::vector<int> v(1200, 2);
    auto first = v.begin();
    const long step = v.size() / 4;
    std::vector<std::thread> work;
    for (int p = 0; p < 4; ++p) {
        auto end = first + step;
        work.emplace_back([first, end] {
            for (auto it = first; it != end; ++it)
                *it += 1; // RACE!
        });
        if (p % 2)
            first = end;
    }
    for (auto &w : work)
        w.join();
    std::printf("%d\n", v[3]);
}
