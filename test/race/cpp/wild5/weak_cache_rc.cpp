// A cache of weak_ptr: lookups lock, but an object's own use count is changed by all its users.
// flags: -std=c++17
#include <iostream>
#include <map>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

struct Texture {
    int id;
    int uses = 0;
};

class Cache {
public:
    std::shared_ptr<Texture> get(int id)
    {
        std::lock_guard<std::mutex> lk(m_);
        auto p = map_[id].lock();
        if (!p) {
            p = std::make_shared<Texture>(Texture{id});
            map_[id] = p;
        }
        return p;
    }

private:
    std::mutex m_;
    std::map<int, std::weak_ptr<Texture>> map_;
};

int main()
{
    Cache cache;
    auto keep = cache.get(1);
    std::vector<std::thread> ts;
    for (int t = 0; t < 3; ++t)
        ts.emplace_back([&cache] {
            auto tex = cache.get(1);
            for (int i = 0; i < 20000; ++i)
                ++tex->uses; // RACE!
        });
    for (auto &t : ts)
        t.join();
    std::cout << keep->uses << '\n';
}
