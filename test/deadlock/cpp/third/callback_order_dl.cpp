#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <thread>

struct Session {
    std::mutex m;
    int state = 0;
    std::function<void()> on_close;

    void close()
    {
        std::function<void()> f;
        {
            std::lock_guard<std::mutex> g(m); // DEADLOCK
            state = 2;
            if (on_close)
                on_close(); // DEADLOCK
            f = on_close;
        }
    }
    void ping()
    {
        std::lock_guard<std::mutex> g(m); // DEADLOCK!
        state = 1;
    }
};

class Server {
    std::mutex m_;
    std::map<int, Session *> live_;

public:
    void add(int id, Session *s)
    {
        std::lock_guard<std::mutex> g(m_); // DEADLOCK
        live_[id] = s;
        s->on_close = [this, id] { remove(id); }; // DEADLOCK
    }
    void remove(int id)
    {
        std::lock_guard<std::mutex> g(m_); // DEADLOCK!
        live_.erase(id);
    }
    void ping_all()
    {
        std::lock_guard<std::mutex> g(m_); // DEADLOCK
        for (auto &e : live_)
            e.second->ping(); // DEADLOCK
    }
};

int main()
{
    Server srv;
    Session s;
    srv.add(1, &s);
    std::thread a([&] { srv.ping_all(); }); // DEADLOCK
    std::thread b([&] { s.close(); }); // DEADLOCK
    a.join();
    b.join();
}
