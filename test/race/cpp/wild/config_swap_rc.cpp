// readers copy the shared_ptr of the configuration without any lock while it is replaced
// flags: -std=c++17
#include <iostream>
#include <map>
#include <memory>
#include <string>
#include <thread>
#include <vector>

using Config = std::map<std::string, int>;

class ConfigStore {
    std::shared_ptr<const Config> current_ = std::make_shared<const Config>();

public:
    std::shared_ptr<const Config> get() const { return current_; } // RACE!
    void set(const std::string &key, int value)
    {
        auto next = std::make_shared<Config>(*current_);
        (*next)[key] = value;
        current_ = std::move(next); // RACE!
    }
};

int main()
{
    ConfigStore store;
    store.set("port", 80);
    std::vector<std::thread> readers;
    for (int i = 0; i < 3; ++i)
        readers.emplace_back([&store] {
            int sum = 0;
            for (int k = 0; k < 50; ++k) {
                auto c = store.get();
                auto it = c->find("port");
                if (it != c->end())
                    sum += it->second;
            }
            std::string line = std::to_string(sum) + "\n";
            std::cout << line;
        });
    for (int k = 0; k < 20; ++k)
        store.set("port", 8000 + k);
    for (auto &t : readers)
        t.join();
}
