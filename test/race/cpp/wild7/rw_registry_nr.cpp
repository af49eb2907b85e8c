// A registry of handlers behind a shared mutex, with lazily made entries.
// flags: -std=c++17
#include <iostream>
#include <memory>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

struct Handler {
    explicit Handler(std::string n) : name(std::move(n)) {}
    std::string name;
    int calls = 0;
};

class Registry {
public:
    std::shared_ptr<Handler> get(const std::string &name)
    {
        {
            std::shared_lock rd(mx_);
            if (auto it = map_.find(name); it != map_.end())
                return it->second;
        }
        std::unique_lock wr(mx_);
        auto &slot = map_[name];
        if (!slot)
            slot = std::make_shared<Handler>(name);
        return slot;
    }
    std::size_t size() const
    {
        std::shared_lock rd(mx_);
        return map_.size();
    }

private:
    mutable std::shared_mutex mx_;
    std::unordered_map<std::string, std::shared_ptr<Handler>> map_;
};

int main()
{
    Registry reg;
    std::vector<std::thread> ts;
    for (int t = 0; t < 3; ++t)
        ts.emplace_back([&reg, t] {
            std::size_t len = 0;
            for (int i = 0; i < 50; ++i)
                len += reg.get("h" + std::to_string((i + t) % 10))->name.size();
            if (len == 0)
                std::cerr << "empty\n";
        });
    for (auto &t : ts)
        t.join();
    std::cout << reg.size() << '\n';
}
