// Copy-on-write done wrong: the writer changes the published table in place.
// flags: -std=c++17
#include <cstdio>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

struct Limits {
    int max_clients = 10;
    int timeout = 30;
};

class Config {
    std::mutex m_;
    std::shared_ptr<Limits> limits_ = std::make_shared<Limits>();

public:
    std::shared_ptr<Limits> get()
    {
        std::lock_guard<std::mutex> lk(m_);
        return limits_;
    }
    void set_timeout(int t)
    {
        std::lock_guard<std::mutex> lk(m_);
        limits_->timeout = t; // RACE!
    }
};

int main()
{
    Config config;
    std::thread writer([&] {
        for (int i = 0; i < 100; ++i)
            config.set_timeout(i);
    });
    std::thread reader([&] {
        long sum = 0;
        for (int i = 0; i < 100; ++i) {
            auto l = config.get();
            sum += l->timeout; // RACE!
            sum += l->max_clients;
        }
        std::printf("%ld\n", sum);
    });
    writer.join();
    reader.join();
}
