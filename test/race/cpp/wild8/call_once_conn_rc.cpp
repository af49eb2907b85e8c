// Lazy connection by call_once; a second flag is tested without it.
// flags: -std=c++11
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>

struct Connection {
    explicit Connection(int h) : handle(h) {}
    int send(int d) const { return handle + d; }
    int handle;
};

class Client {
    std::unique_ptr<Connection> conn_;
    std::once_flag flag_;
    void open()
    {
        conn_.reset(new Connection(7)); // RACE!
    }

public:
    int send(int data)
    {
        std::call_once(flag_, &Client::open, this);
        return conn_->send(data);
    }
    int peek()
    {
        if (!conn_) // RACE!
            return -1;
        return conn_->send(0); // RACE!
    }
};

int main()
{
    Client c;
    int a = 0, b = 0;
    std::thread t1([&] { a = c.send(1); });
    std::thread t2([&] { b = c.peek(); });
    t1.join();
    t2.join();
    std::cout << a << ' ' << b << '\n';
}
