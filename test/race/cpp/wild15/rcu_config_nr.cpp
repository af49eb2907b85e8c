// configuration behind atomic shared_ptr functions: readers take a copy of the pointer, the writer replaces it
// flags: -std=c++17
#include <atomic>
#include <iostream>
#include <map>
#include <memory>
#include <string>
#include <thread>
#include <vector>

struct Config {
    int version = 0;
    std::map<std::string, int> values;
};

class Store {
public:
    Store() : current_(std::make_shared<Config>()) {}
    std::shared_ptr<const Config> get() const
    {
        return std::atomic_load(&current_);
    }
    void set(const std::string &key, int v)
    {
        std::shared_ptr<const Config> old = std::atomic_load(&current_);
        auto next = std::make_shared<Config>(*old);
        next->version++; // NORACE
        next->values[key] = v;
        std::atomic_store(&current_, std::shared_ptr<const Config>(next));
    }

private:
    std::shared_ptr<const Config> current_;
};

int main()
{
    Store store;
    std::thread writer([&] {
        for (int i = 0; i < 50; ++i)
            store.set("k" + std::to_string(i % 5), i);
    });
    std::vector<std::thread> readers;
    std::atomic<long> seen{0};
    for (int r = 0; r < 3; ++r)
        readers.emplace_back([&] {
            long sum = 0;
            for (int i = 0; i < 100; ++i) {
                auto c = store.get();
                sum += c->version; // NORACE
                for (auto &kv : c->values)
                    sum += kv.second; // NORACE
            }
            seen += sum;
        });
    writer.join();
    for (auto &r : readers)
        r.join();
    std::cout << (seen.load() >= 0) << '\n';
}
