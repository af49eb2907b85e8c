// A handler that wants to hear of one event only takes itself off while the emitter holds its lock.
#include <functional>
#include <iostream>
#include <list>
#include <mutex>
#include <string>
#include <thread>

class Emitter {
public:
    using Handler = std::function<void(const std::string &)>;

    int on(Handler h)
    {
        std::lock_guard lock(mutex_);
        handlers_.push_back({next_, std::move(h)});
        return next_++;
    }

    void off(int id)
    {
        std::lock_guard lock(mutex_); // DEADLOCK!
        for (auto &h : handlers_)
            if (h.id == id)
                h.gone = true;
    }

    void emit(const std::string &event)
    {
        std::lock_guard lock(mutex_); // DEADLOCK
        for (auto &h : handlers_)
            if (!h.gone)
                h.call(event); // DEADLOCK
    }

private:
    struct Entry {
        int id;
        Handler call;
        bool gone = false;
    };
    std::mutex mutex_;
    std::list<Entry> handlers_;
    int next_ = 0;
};

int main()
{
    Emitter e;
    int id = -1;
    id = e.on([&](const std::string &what) {
        std::cout << "once: " << what << '\n';
        e.off(id); // DEADLOCK
    });
    std::thread t([&] { e.emit("start"); });
    t.join();
    e.emit("end");
}
