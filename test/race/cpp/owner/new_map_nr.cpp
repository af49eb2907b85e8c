// a map is filled before others get to know of it, and replaced as a whole after that
// flags: -std=c++17
#include <cstdio>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

struct Table {
    std::map<std::string, int> ports;
    std::list<int> order;
};

class Store {
    mutable std::mutex mutex_;
    std::shared_ptr<const Table> current_ = std::make_shared<const Table>();

public:
    std::shared_ptr<const Table> get() const
    {
        std::lock_guard<std::mutex> lock(mutex_);
        return current_;
    }
    void set(const std::string &name, int value)
    {
        auto next = std::make_shared<Table>(*get());
        next->ports[name] = value;
        next->ports.insert({"other", value});
        next->order.push_back(value);
        std::lock_guard<std::mutex> lock(mutex_);
        current_ = std::move(next);
    }
};

int main()
{
    Store store;
    std::thread reader([&store] {
        auto table = store.get();
        auto it = table->ports.find("http");
        if (it != table->ports.end())
            std::printf("%d %zu\n", it->second, table->order.size());
    });
    for (int i = 0; i < 10; ++i)
        store.set("http", 80 + i);
    reader.join();
    return 0;
}
