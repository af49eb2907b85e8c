// A client that is there already is not taken, and the new one ends when the lock is free again.
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

class Server;

class Client {
public:
    Client(Server &server, int id) : server_(server), id_(id) {}
    ~Client();

private:
    Server &server_;
    int id_;
};

class Server {
public:
    void connect(int id)
    {
        auto client = std::make_shared<Client>(*this, id);
        std::lock_guard<std::mutex> guard(mutex_);
        clients_.emplace(id, std::move(client));
        waiting_.push_back(std::make_unique<std::string>("hello"));
    }

    bool step(int id)
    {
        auto client = std::make_shared<Client>(*this, id);
        std::lock_guard<std::mutex> guard(mutex_);
        auto [at, is_new] = clients_.emplace(id, client);
        return is_new;
    }

    void left()
    {
        std::lock_guard<std::mutex> guard(mutex_);
        gone_++;
    }

private:
    std::mutex mutex_;
    std::map<int, std::shared_ptr<Client>> clients_;
    std::vector<std::shared_ptr<Client>> idle_;
    std::deque<std::unique_ptr<std::string>> waiting_;
    int gone_ = 0;
};

Client::~Client()
{
    server_.left();
}

int main()
{
    Server server;
    std::thread a([&] {
        for (int i = 0; i < 10; i++)
            server.connect(i);
    });
    std::thread b([&] {
        for (int i = 0; i < 10; i++)
            server.step(i);
    });
    a.join();
    b.join();
    return 0;
}
