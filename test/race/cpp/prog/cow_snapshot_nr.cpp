// copy on write: readers take a snapshot under the lock
// flags: -std=c++17
#include <iostream>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

class Settings {
    using Map = std::map<std::string, std::string>;

public:
    Settings() : data_(std::make_shared<const Map>()) {}
    std::shared_ptr<const Map> snapshot() const
    {
        std::lock_guard<std::mutex> g(m_);
        return data_;
    }
    void set(const std::string &k, const std::string &v)
    {
        std::lock_guard<std::mutex> g(m_);
        auto copy = std::make_shared<Map>(*data_);
        (*copy)[k] = v;
        data_ = std::move(copy);
    }

private:
    mutable std::mutex m_;
    std::shared_ptr<const Map> data_;
};

int main()
{
    Settings s;
    std::thread w([&] { for (int i = 0; i < 5; i++) s.set("k", std::to_string(i)); });
    std::thread r([&] {
        for (int i = 0; i < 5; i++) {
            auto snap = s.snapshot();
            auto it = snap->find("k");
            if (it != snap->end())
                std::cout << it->second << "\n";
        }
    });
    w.join();
    r.join();
}
