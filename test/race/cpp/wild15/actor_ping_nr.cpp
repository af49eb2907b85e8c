// actors with a mailbox each, state touched only by the actor's own thread; results through promises
// flags: -std=c++17
#include <condition_variable>
#include <deque>
#include <future>
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>
#include <variant>

struct Add {
    int amount;
};
struct Query {
    std::shared_ptr<std::promise<int>> reply;
};
struct Stop {
};
using Message = std::variant<Add, Query, Stop>;

class Actor {
public:
    Actor() : thread_([this] { run(); }) {}
    ~Actor()
    {
        send(Stop{});
        thread_.join();
    }
    void send(Message m)
    {
        {
            std::lock_guard<std::mutex> g(m_);
            box_.push_back(std::move(m));
        }
        cv_.notify_one();
    }

private:
    Message receive()
    {
        std::unique_lock<std::mutex> lk(m_);
        cv_.wait(lk, [this] { return !box_.empty(); });
        Message m = std::move(box_.front());
        box_.pop_front();
        return m;
    }
    void run()
    {
        for (;;) {
            Message m = receive();
            if (std::holds_alternative<Stop>(m))
                return;
            if (auto *a = std::get_if<Add>(&m))
                total_ += a->amount; // NORACE
            else if (auto *q = std::get_if<Query>(&m))
                q->reply->set_value(total_); // NORACE
        }
    }
    int total_ = 0;
    std::mutex m_;
    std::condition_variable cv_;
    std::deque<Message> box_;
    std::thread thread_;
};

int main()
{
    Actor a, b;
    for (int i = 0; i < 100; ++i)
        (i % 2 ? a : b).send(Add{i});
    auto p = std::make_shared<std::promise<int>>();
    auto f = p->get_future();
    a.send(Query{p});
    std::cout << f.get() << '\n';
}
