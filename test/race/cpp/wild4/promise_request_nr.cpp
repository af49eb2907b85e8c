// Requests with a promise are moved through a queue to a server thread, which answers them.
// flags: -std=c++17
#include <condition_variable>
#include <deque>
#include <future>
#include <iostream>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <unordered_map>

struct Request {
    std::string key;
    std::promise<int> reply;
};

class KeyServer {
public:
    KeyServer() : worker_([this] { serve(); }) {}
    ~KeyServer()
    {
        {
            std::lock_guard<std::mutex> lk(m_);
            closed_ = true;
        }
        cv_.notify_all();
        worker_.join();
    }
    std::future<int> ask(std::string key)
    {
        Request r{std::move(key), {}};
        auto f = r.reply.get_future();
        {
            std::lock_guard<std::mutex> lk(m_);
            queue_.push_back(std::move(r));
        }
        cv_.notify_one();
        return f;
    }

private:
    void serve()
    {
        while (true) {
            std::unique_lock<std::mutex> lk(m_);
            cv_.wait(lk, [this] { return closed_ || !queue_.empty(); });
            if (queue_.empty())
                return;
            Request r = std::move(queue_.front());
            queue_.pop_front();
            lk.unlock();
            int &count = hits_[r.key];
            r.reply.set_value(++count);
        }
    }
    std::mutex m_;
    std::condition_variable cv_;
    std::deque<Request> queue_;
    bool closed_ = false;
    std::unordered_map<std::string, int> hits_;
    std::thread worker_;
};

int main()
{
    KeyServer server;
    auto a = server.ask("x");
    auto b = server.ask("x");
    auto c = server.ask("y");
    std::cout << a.get() << b.get() << c.get() << '\n';
}
