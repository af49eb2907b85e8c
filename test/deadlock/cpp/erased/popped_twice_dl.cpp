// Two clients are popped, and only one of them was moved out.
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
        auto fresh = std::make_shared<Client>(*this, id);
        std::lock_guard<std::mutex> guard(mutex_); // DEADLOCK
        idle_.push_back(std::move(fresh));
        if (idle_.size() < 2)
            return;
        last = std::move(idle_.back());
        idle_.pop_back();
        idle_.pop_back(); // DEADLOCK
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
