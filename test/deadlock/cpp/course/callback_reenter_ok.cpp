#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <thread>

class EventBus {
    std::mutex mutex_;
    std::map<std::string, std::function<void(int)>> handlers_;
public:
    void on(const std::string &name, std::function<void(int)> f)
    {
        std::lock_guard<std::mutex> g(mutex_);
        handlers_[name] = std::move(f);
    }
    void emit(const std::string &name, int v)
    {
        std::function<void(int)> f;
        {
            std::lock_guard<std::mutex> g(mutex_);
            auto it = handlers_.find(name);
            if (it != handlers_.end())
                f = it->second;
        }
        if (f)
            f(v);
    }
};

int main()
{
    EventBus bus;
    bus.on("login", [&bus](int) {
        bus.on("logout", [](int) {});
    });
    std::thread t([&] { bus.emit("login", 1); });
    bus.emit("login", 2);
    t.join();
}
