// a table is changed after others got to know of it
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
        {
            std::lock_guard<std::mutex> lock(mutex_);
            current_ = next;
        }
        next->ports[name] = value; // RACE! p
        next->ports.insert({"other", value}); // RACE! p
        next->order.push_back(value); // RACE! o
    }
};

int main()
{
    Store store;
    std::thread reader([&store] {
        auto table = store.get();
        auto it = table->ports.find("http"); // RACE! p
        if (it != table->ports.end())
            std::printf("%d %zu\n", it->second, // RACE! p
                        table->order.size());       // RACE! o
    });
    for (int i = 0; i < 10; ++i)
        store.set("http", 80 + i);
    reader.join();
    return 0;
}
