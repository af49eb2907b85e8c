// the writer changes the published configuration in place
// flags: -std=c++17
#include <atomic>
#include <iostream>
#include <memory>
#include <thread>
#include <vector>

struct Config {
    int limit = 10;
    int version = 0;
};

class Store {
public:
    Store() : current_(std::make_shared<Config>()) {}
    std::shared_ptr<Config> get() const { return std::atomic_load(&current_); }
    void bump()
    {
        auto c = std::atomic_load(&current_);
        c->version++; // RACE!
        if (c->version % 8 == 0) {
            auto next = std::make_shared<Config>(*c);
            next->limit = next->limit + 1;
            std::atomic_store(&current_, next);
        }
    }

private:
    std::shared_ptr<Config> current_;
};

int main()
{
    Store store;
    std::vector<std::thread> readers;
    for (int r = 0; r < 2; ++r)
        readers.emplace_back([&store] {
            long sum = 0;
            for (int i = 0; i < 1000; ++i) {
                auto c = store.get();
                sum += c->version; // RACE!
                sum += c->limit;
            }
            std::cout << (sum > 0) << '\n';
        });
    for (int i = 0; i < 100; ++i)
        store.bump();
    for (auto &r : readers)
        r.join();
}
