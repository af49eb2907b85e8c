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
            std::lock_guard<std::mutex> g(m);
            state = 2;
            f = on_close;
        }
        if (f)
            f();
    }
    void ping()
    {
        std::lock_guard<std::mutex> g(m);
        state = 1;
    }
};

class Server {
    std::mutex m_;
    std::map<int, Session *> live_;

public:
    void add(int id, Session *s)
    {
        std::lock_guard<std::mutex> g(m_);
        live_[id] = s;
        s->on_close = [this, id] { remove(id); };
    }
    void remove(int id)
    {
        std::lock_guard<std::mutex> g(m_);
        live_.erase(id);
    }
    void ping_all()
    {
        std::lock_guard<std::mutex> g(m_);
        for (auto &e : live_)
            e.second->ping();
    }
};

int main()
{
    Server srv;
    Session s;
    srv.add(1, &s);
    std::thread a([&] { srv.ping_all(); });
    std::thread b([&] { s.close(); });
    a.join();
    b.join();
}
