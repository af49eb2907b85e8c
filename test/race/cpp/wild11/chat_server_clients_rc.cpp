// A chat server: the list of clients is guarded, the statistics of a client are not.
#include <iostream>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

struct Client {
    std::string name;
    int received = 0;
    explicit Client(std::string n) : name(std::move(n)) {}
};

class Server {
public:
    void join(const std::string &name)
    {
        std::lock_guard<std::mutex> g(mutex_);
        clients_[name] = std::make_shared<Client>(name); // NORACE
    }
    void broadcast()
    {
        std::vector<std::shared_ptr<Client>> targets;
        {
            std::lock_guard<std::mutex> g(mutex_);
            for (auto &[n, c] : clients_)
                targets.push_back(c);
        }
        for (auto &c : targets)
            c->received++; // RACE!
    }
    int received(const std::string &name)
    {
        std::lock_guard<std::mutex> g(mutex_);
        auto it = clients_.find(name);
        return it == clients_.end() ? 0 : it->second->received; // RACE!
    }

private:
    std::mutex mutex_;
    std::map<std::string, std::shared_ptr<Client>> clients_;
};

int main()
{
    Server s;
    s.join("ann");
    s.join("bob");
    std::thread t1([&] {
        for (int i = 0; i < 100; ++i)
            s.broadcast();
    });
    std::thread t2([&] {
        for (int i = 0; i < 100; ++i)
            s.broadcast();
    });
    std::cout << s.received("ann") << '\n';
    t1.join();
    t2.join();
}
