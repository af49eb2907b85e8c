// Object pool: objects are lent by unique_ptr with a deleter that gives them back.
#include <functional>
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

struct Connection {
    int id;
    int queries = 0;
    explicit Connection(int i) : id(i) {}
};

class ConnectionPool {
public:
    using Handle = std::unique_ptr<Connection, std::function<void(Connection *)>>;
    explicit ConnectionPool(int n)
    {
        for (int i = 0; i < n; ++i)
            free_.push_back(std::make_unique<Connection>(i));
    }
    Handle borrow()
    {
        std::lock_guard<std::mutex> g(mutex_);
        if (free_.empty())
            return Handle(nullptr, [](Connection *) {});
        std::unique_ptr<Connection> c = std::move(free_.back());
        free_.pop_back();
        return Handle(c.release(), [this](Connection *p) { giveBack(p); });
    }

private:
    void giveBack(Connection *p)
    {
        std::lock_guard<std::mutex> g(mutex_);
        free_.push_back(std::unique_ptr<Connection>(p));
    }
    std::mutex mutex_;
    std::vector<std::unique_ptr<Connection>> free_;
};

int main()
{
    ConnectionPool pool(2);
    auto client = [&pool] {
        for (int i = 0; i < 20; ++i) {
            auto c = pool.borrow();
            if (c)
                c->queries++;
        }
    };
    std::thread a(client), b(client), c(client);
    a.join();
    b.join();
    c.join();
    std::cout << pool.borrow()->queries << '\n';
}
