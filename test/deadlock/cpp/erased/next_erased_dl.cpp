// The client that is erased is the one behind that which was moved out.
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

    void step(int id)
    {
        std::shared_ptr<Client> last;
        std::lock_guard<std::mutex> guard(mutex_); // DEADLOCK
        auto at = clients_.find(id);
        if (at == clients_.end())
            return;
        last = std::move(at->second);
        ++at;
        if (at != clients_.end())
            clients_.erase(at); // DEADLOCK
    }

    void left()
    {
        std::lock_guard<std::mutex> guard(mutex_); // DEADLOCK!
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
    server_.left(); // DEADLOCK
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
