// Readers follow an atomic pointer to an immutable snapshot; old ones are kept until the end.
#include <atomic>
#include <iostream>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

struct Routes {
    std::vector<std::string> hosts;
    int version = 0;
};

class Router {
    std::atomic<const Routes *> current_;
    std::mutex write_;
    std::vector<std::unique_ptr<const Routes>> all_;

    void publish(std::unique_ptr<Routes> r)
    {
        const Routes *p = r.get();
        all_.push_back(std::move(r));
        current_.store(p, std::memory_order_release);
    }

public:
    Router()
    {
        publish(std::make_unique<Routes>());
    }
    void add(const std::string &host)
    {
        std::lock_guard<std::mutex> g(write_);
        auto next = std::make_unique<Routes>(*current_.load(std::memory_order_relaxed));
        next->hosts.push_back(host);
        next->version++;
        publish(std::move(next));
    }
    std::size_t size() const { return current_.load(std::memory_order_acquire)->hosts.size(); }
};

int main()
{
    Router r;
    std::thread w([&] {
        for (int i = 0; i < 20; ++i)
            r.add("h" + std::to_string(i));
    });
    std::thread rd([&] {
        std::size_t n = 0;
        for (int i = 0; i < 100; ++i)
            n = std::max(n, r.size());
        std::cout << n << '\n';
    });
    w.join();
    rd.join();
}
