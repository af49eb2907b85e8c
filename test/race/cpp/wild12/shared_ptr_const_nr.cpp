// Threads share an immutable object through copies of a shared_ptr to const.
#include <iostream>
#include <memory>
#include <thread>
#include <vector>

struct Table {
    std::vector<int> rows;
    int lookup(std::size_t i) const { return rows.at(i % rows.size()); }
};

static std::shared_ptr<const Table> build()
{
    auto t = std::make_shared<Table>();
    for (int i = 0; i < 100; ++i)
        t->rows.push_back(i * 3);
    return t;
}

int main()
{
    std::shared_ptr<const Table> table = build();
    std::vector<std::thread> ts;
    std::vector<long> out(3);
    for (std::size_t i = 0; i < out.size(); ++i)
        ts.emplace_back([table, i, &out] {
            for (std::size_t k = 0; k < 100; ++k)
                out[i] += table->lookup(k * i);
        });
    table.reset();
    for (auto &t : ts)
        t.join();
    std::cout << out[0] + out[1] + out[2] << '\n';
}
