// A manual-reset event class; the data is set before the event.
#include <condition_variable>
#include <iostream>
#include <map>
#include <mutex>
#include <string>
#include <thread>

class Event {
    std::mutex m_;
    std::condition_variable cv_;
    bool set_ = false;

public:
    void set()
    {
        std::lock_guard<std::mutex> g(m_);
        set_ = true;
        cv_.notify_all();
    }
    void wait()
    {
        std::unique_lock<std::mutex> g(m_);
        cv_.wait(g, [this] { return set_; });
    }
};

std::map<std::string, int> config;
Event loaded;

void loader()
{
    config["threads"] = 4;
    config["port"] = 8080;
    loaded.set();
}

void server(const char *key)
{
    loaded.wait();
    std::cout << config.at(key) << '\n';
}

int main()
{
    std::thread l(loader), a(server, "threads"), b(server, "port");
    l.join();
    a.join();
    b.join();
}
