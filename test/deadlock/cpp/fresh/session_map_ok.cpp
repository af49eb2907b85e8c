// flags: -std=c++20
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

class Server;

class Session {
public:
    Session(Server &s, int id) : server_(s), id_(id) {}
    void send(const std::string &text)
    {
        std::lock_guard<std::mutex> g(mutex_);
        out_ += text;
    }
    void logout();
    int id() const { return id_; }
private:
    Server &server_;
    int id_;
    std::mutex mutex_;
    std::string out_;
    bool open_ = true;
};

class Server {
public:
    std::shared_ptr<Session> add(int id)
    {
        std::lock_guard<std::mutex> g(mutex_);
        auto s = std::make_shared<Session>(*this, id);
        sessions_[id] = s;
        return s;
    }
    void remove(int id)
    {
        std::lock_guard<std::mutex> g(mutex_);
        sessions_.erase(id);
    }
    void broadcast(const std::string &text)
    {
        std::lock_guard<std::mutex> g(mutex_);
        for (auto &entry : sessions_)
            entry.second->send(text);
    }
private:
    std::mutex mutex_;
    std::map<int, std::shared_ptr<Session>> sessions_;
};

void Session::logout()
{
    {
    std::lock_guard<std::mutex> g(mutex_);
    open_ = false;
    out_.clear();
    }
    server_.remove(id_);
}

int main()
{
    Server server;
    auto a = server.add(1);
    auto b = server.add(2);
    std::thread t([&] { for (int i = 0; i < 100; i++) server.broadcast("hello"); });
    std::thread u([a] { a->logout(); });
    t.join();
    u.join();
    return 0;
}
