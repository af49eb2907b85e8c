// Read-mostly configuration behind a shared_ptr; the writer changes a copy and puts it in place.
// flags: -std=c++17
#include <iostream>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

class Config {
public:
    using Map = std::map<std::string, int>;
    std::shared_ptr<const Map> snapshot() const
    {
        std::lock_guard<std::mutex> lk(m_);
        return current_;
    }
    void set(const std::string &key, int value)
    {
        std::lock_guard<std::mutex> lk(m_);
        auto next = std::make_shared<Map>(*current_);
        (*next)[key] = value;
        current_ = std::move(next);
    }

private:
    mutable std::mutex m_;
    std::shared_ptr<Map> current_ = std::make_shared<Map>();
};

int main()
{
    Config cfg;
    cfg.set("port", 80);
    std::thread reader([&cfg] {
        int seen = 0;
        for (int i = 0; i < 1000; ++i) {
            auto s = cfg.snapshot();
            auto it = s->find("port");
            if (it != s->end())
                seen += it->second;
        }
        std::cout << seen << '\n';
    });
    std::thread writer([&cfg] {
        for (int i = 0; i < 100; ++i)
            cfg.set("port", i);
    });
    reader.join();
    writer.join();
    return 0;
}
