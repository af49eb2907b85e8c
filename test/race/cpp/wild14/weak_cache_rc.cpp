// A cache of weak_ptrs: the entry is looked up under the lock, but put in without it.
#include <iostream>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

struct Texture {
    std::string name;
    explicit Texture(std::string n) : name(std::move(n)) {}
};

class TextureCache {
    std::map<std::string, std::weak_ptr<Texture>> entries_;
    std::mutex m_;

public:
    std::shared_ptr<Texture> get(const std::string &name)
    {
        {
            std::lock_guard<std::mutex> g(m_);
            auto it = entries_.find(name); // RACE!
            if (it != entries_.end())
                if (auto t = it->second.lock()) // RACE
                    return t;
        }
        auto t = std::make_shared<Texture>(name);
        entries_[name] = t; // RACE!
        return t;
    }
};

int main()
{
    TextureCache cache;
    auto load = [&cache] {
        for (int i = 0; i < 20; ++i)
            (void)cache.get("t" + std::to_string(i % 5));
    };
    std::thread a(load), b(load);
    a.join();
    b.join();
}
