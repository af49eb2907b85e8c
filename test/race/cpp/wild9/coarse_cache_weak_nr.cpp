// A cache of weak_ptr: textures loaded on demand under the lock.
// flags: -std=c++17
#include <iostream>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

struct Texture {
    std::string name;
    std::vector<int> data;
    explicit Texture(std::string n) : name(std::move(n)), data(64, 7) {}
};

class TextureCache {
    std::map<std::string, std::weak_ptr<Texture>> cache_;
    std::mutex m_;
    int loads_ = 0;

public:
    std::shared_ptr<Texture> get(const std::string &name)
    {
        std::unique_lock<std::mutex> lk(m_);
        if (auto t = cache_[name].lock())
            return t;
        auto t = std::make_shared<Texture>(name);
        cache_[name] = t;
        ++loads_;
        return t;
    }
    int loads() const { return loads_; }
};

int main()
{
    TextureCache cache;
    std::vector<std::thread> ts;
    for (int i = 0; i < 4; ++i)
        ts.emplace_back([&cache, i] {
            long sum = 0;
            for (int k = 0; k < 20; ++k) {
                auto t = cache.get("tex" + std::to_string((i + k) % 5));
                for (int v : t->data)
                    sum += v;
            }
            std::printf("%ld\n", sum);
        });
    for (auto &t : ts)
        t.join();
    std::cout << cache.loads() << '\n';
}
