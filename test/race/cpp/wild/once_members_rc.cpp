// a connection opened on first use by a test of the pointer
// flags: -std=c++17
// tsan: some: the second writer of the pointer rarely comes
#include <iostream>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

struct Connection {
    std::string host;
    int sent = 0; // RACE
    explicit Connection(std::string h) : host(std::move(h)) {} // RACE
};

class Client {
    std::string host_;
    Connection *connection_ = nullptr;
    std::mutex m_;

public:
    explicit Client(std::string host) : host_(std::move(host)) {}
    ~Client() { delete connection_; }
    void send(const std::string &what)
    {
        if (!connection_) // RACE!
            connection_ = new Connection(host_); // RACE!
        std::lock_guard<std::mutex> lk(m_);
        connection_->sent += static_cast<int>(what.size()); // RACE!
    }
    int sent()
    {
        std::lock_guard<std::mutex> lk(m_);
        return connection_ ? connection_->sent : 0;
    }
};

int main()
{
    Client client("example.org");
    std::thread a([&] { client.send("hello"); });
    std::thread b([&] { client.send("world"); });
    a.join();
    b.join();
    std::cout << client.sent() << '\n';
}
