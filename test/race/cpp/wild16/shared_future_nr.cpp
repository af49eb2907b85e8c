// a table is computed once, all workers wait for it by a shared_future
// flags: -std=c++17
#include <cstdio>
#include <future>
#include <memory>
#include <thread>
#include <vector>

struct Table {
    std::vector<double> values;
};

int main()
{
    std::promise<std::shared_ptr<const Table>> made;
    std::shared_future<std::shared_ptr<const Table>> table = made.get_future().share();
    std::vector<double> sums(3);
    std::vector<std::thread> workers;
    for (int w = 0; w < 3; ++w)
        workers.emplace_back([table, w, &sums] {
            auto t = table.get();
            for (double v : t->values) // NORACE
                sums[w] += v * w; // NORACE
        });
    auto t = std::make_shared<Table>();
    for (int i = 0; i < 100; ++i)
        t->values.push_back(i * 0.5); // NORACE
    made.set_value(t);
    for (auto &w : workers)
        w.join();
    std::printf("%g\n", sums[0] + sums[1] + sums[2]); // NORACE
}
