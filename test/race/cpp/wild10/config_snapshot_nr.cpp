// Configuration behind std::atomic_load/atomic_store of a shared_ptr to const.
// flags: -std=c++17
#include <atomic>
#include <iostream>
#include <map>
#include <memory>
#include <string>
#include <thread>

using Config = std::map<std::string, std::string>;

class ConfigHolder {
    std::shared_ptr<const Config> current_ = std::make_shared<Config>();

public:
    std::shared_ptr<const Config> get() const { return std::atomic_load(&current_); }
    void reload(int version)
    {
        auto fresh = std::make_shared<Config>();
        (*fresh)["version"] = std::to_string(version);
        (*fresh)["mode"] = version % 2 ? "odd" : "even";
        std::atomic_store(&current_, std::shared_ptr<const Config>(std::move(fresh)));
    }
};

int main()
{
    ConfigHolder holder;
    holder.reload(0);
    std::thread reloader([&] {
        for (int i = 1; i < 50; ++i)
            holder.reload(i);
    });
    std::thread reader([&] {
        std::size_t n = 0;
        for (int i = 0; i < 100; ++i) {
            auto c = holder.get();
            n += c->at("mode").size();
        }
        std::cout << n << '\n';
    });
    reloader.join();
    reader.join();
}
