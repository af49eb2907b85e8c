// the table is filled up after the promise was kept
// flags: -std=c++17
#include <cstdio>
#include <future>
#include <memory>
#include <thread>
#include <vector>

struct Table {
    int size = 0;
    double values[64];
};

int main()
{
    std::promise<std::shared_ptr<Table>> made;
    std::shared_future<std::shared_ptr<Table>> table = made.get_future().share();
    std::vector<std::thread> workers;
    for (int w = 0; w < 2; ++w)
        workers.emplace_back([table] {
            auto t = table.get();
            double sum = 0;
            for (int i = 0; i < t->size; ++i) // RACE!
                sum += t->values[i]; // RACE!
            std::printf("%g\n", sum);
        });
    auto t = std::make_shared<Table>();
    made.set_value(t);
    for (int i = 0; i < 64; ++i) {
        t->values[i] = i; // RACE!
        t->size++; // RACE!
    }
    for (auto &w : workers)
        w.join();
}
