// connections take themselves out of the registry when they are destroyed
#include <map>
#include <memory>
#include <mutex>
#include <thread>

class Registry;
class Connection {
public:
    Connection(Registry &r, int id) : registry_(r), id_(id) {}
    ~Connection();

private:
    Registry &registry_;
    int id_;
};

class Registry {
public:
    void add(int id)
    {
        auto c = std::make_unique<Connection>(*this, id);
        std::lock_guard<std::mutex> g(m_);
        conns_.emplace(id, std::move(c));
    }
    void forget(int)
    {
        std::lock_guard<std::mutex> g(m_); // DEADLOCK!
        --open_;
    }
    void close(int id)
    {
        std::lock_guard<std::mutex> g(m_); // DEADLOCK
        conns_.erase(id); // DEADLOCK
    }

private:
    std::mutex m_;
    int open_ = 0;
    std::map<int, std::unique_ptr<Connection>> conns_;
};

Connection::~Connection() { registry_.forget(id_); } // DEADLOCK

int main()
{
    Registry r;
    r.add(1);
    r.add(2);
    std::thread t([&] { r.close(1); });
    r.close(2);
    t.join();
}
