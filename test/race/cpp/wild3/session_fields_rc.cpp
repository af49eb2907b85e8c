// Sessions are found under the lock, but their fields are changed after it was given back
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

struct Session {
    std::string user;
    int requests = 0;
};

class Server {
    std::mutex m_;
    std::map<int, std::shared_ptr<Session>> sessions_;

public:
    std::shared_ptr<Session> find(int id)
    {
        std::lock_guard<std::mutex> l(m_);
        auto it = sessions_.find(id);
        if (it == sessions_.end())
            it = sessions_.emplace(id, std::make_shared<Session>()).first;
        return it->second;
    }
    void handle(int id)
    {
        auto s = find(id);
        s->requests++;                  // RACE!
    }
    int total()
    {
        std::lock_guard<std::mutex> l(m_);
        int n = 0;
        for (auto &p : sessions_)
            n += p.second->requests;    // RACE!
        return n;
    }
};

int main()
{
    Server server;
    std::vector<std::thread> ts;
    for (int t = 0; t < 3; t++)
        ts.emplace_back([&server] {
            for (int i = 0; i < 100; i++)
                server.handle(i % 10);
        });
    int n = server.total();
    for (auto &t : ts)
        t.join();
    return n < 0;
}
