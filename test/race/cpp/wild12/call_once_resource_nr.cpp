// A resource that is opened lazily by call_once in const methods.
#include <iostream>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

class Connection {
public:
    explicit Connection(std::string host) : host_(std::move(host)) {}
    std::string send(const std::string &s) const { return host_ + ":" + s; }

private:
    std::string host_;
};

class Client {
    std::string host_;
    mutable std::unique_ptr<Connection> conn_;
    mutable std::once_flag opened_;
    void open() const { conn_ = std::make_unique<Connection>(host_); }

public:
    explicit Client(std::string h) : host_(std::move(h)) {}
    std::string request(const std::string &what) const
    {
        std::call_once(opened_, &Client::open, this);
        return conn_->send(what);
    }
};

int main()
{
    Client client("example.org");
    std::thread a([&] { std::cout << client.request("a") + "\n"; });
    std::thread b([&] { std::cout << client.request("b") + "\n"; });
    a.join();
    b.join();
}
