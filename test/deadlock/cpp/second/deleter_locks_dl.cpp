// The last reference to a connection goes away under the lock that its deleter takes.
#include <map>
#include <memory>
#include <mutex>
#include <thread>

struct Connection {
    int fd;
};

class Pool {
    std::mutex m_;
    std::map<int, std::shared_ptr<Connection>> open_;
    int closed_ = 0;

    void on_close(Connection *c)
    {
        std::lock_guard<std::mutex> g(m_); // DEADLOCK!
        closed_++;
        delete c;
    }

public:
    void open(int fd)
    {
        std::shared_ptr<Connection> c(new Connection{fd}, [this](Connection *p) { on_close(p); }); // DEADLOCK
        std::lock_guard<std::mutex> g(m_);
        open_[fd] = c;
    }
    void close(int fd)
    {
        std::shared_ptr<Connection> last;
        std::lock_guard<std::mutex> g(m_);
        auto it = open_.find(fd);
        if (it == open_.end())
            return;
        open_.erase(it); // DEADLOCK
    }
};

int main()
{
    Pool p;
    std::thread a([&] { p.open(1); p.close(1); }); // DEADLOCK
    std::thread b([&] { p.open(2); p.close(2); }); // DEADLOCK
    a.join();
    b.join();
}
