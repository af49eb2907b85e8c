// a connection opened on first use by std::call_once on a member flag
// flags: -std=c++17
#include <iostream>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

struct Connection {
    std::string host;
    int sent = 0;
    std::mutex m;
    explicit Connection(std::string h) : host(std::move(h)) {}
    void send(const std::string &what)
    {
        std::lock_guard<std::mutex> lk(m);
        sent += static_cast<int>(what.size());
    }
};

class Client {
    std::string host_;
    std::unique_ptr<Connection> connection_;
    std::once_flag opened_;
    void open() { connection_ = std::make_unique<Connection>(host_); }

public:
    explicit Client(std::string host) : host_(std::move(host)) {}
    void send(const std::string &what)
    {
        std::call_once(opened_, &Client::open, this);
        connection_->send(what);
    }
    int sent()
    {
        std::call_once(opened_, &Client::open, this);
        return connection_->sent;
    }
};

int main()
{
    Client client("example.org");
    std::thread a([&] { client.send("hello"); });
    std::thread b([&] { client.send("world"); });
    client.send("main");
    a.join();
    b.join();
    std::cout << client.sent() << '\n';
}
