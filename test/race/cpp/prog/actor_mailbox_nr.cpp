// actors with mailboxes of variant messages; state belongs to the actor's thread
// flags: -std=c++17
#include <condition_variable>
#include <deque>
#include <iostream>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <variant>
#include <vector>

struct Add {
    int amount;
};
struct Quit {
};
using Message = std::variant<Add, Quit>;

class Actor {
public:
    virtual ~Actor() = default;
    void start() { thread_ = std::thread(&Actor::loop, this); }
    void join() { thread_.join(); }
    void tell(Message m)
    {
        std::lock_guard<std::mutex> g(mu_);
        box_.push_back(std::move(m));
        cv_.notify_one();
    }

protected:
    virtual void add(const Add &m) = 0;

private:
    void loop()
    {
        for (;;) {
            Message m = next();
            if (std::holds_alternative<Quit>(m))
                return;
            add(std::get<Add>(m));
        }
    }
    Message next()
    {
        std::unique_lock<std::mutex> l(mu_);
        cv_.wait(l, [this] { return !box_.empty(); });
        Message m = box_.front();
        box_.pop_front();
        return m;
    }
    std::mutex mu_;
    std::condition_variable cv_;
    std::deque<Message> box_;
    std::thread thread_;
};

class Adder : public Actor {
public:
    int total() const { return total_; } // NORACE

protected:
    void add(const Add &m) override { total_ += m.amount; } // NORACE

private:
    int total_ = 0;
};

int main()
{
    std::vector<std::unique_ptr<Adder>> actors;
    for (int i = 0; i < 3; ++i) {
        actors.push_back(std::make_unique<Adder>());
        actors.back()->start();
    }
    for (int i = 0; i < 30; ++i)
        actors[i % 3]->tell(Add{i});
    for (auto &a : actors)
        a->tell(Quit{});
    int sum = 0;
    for (auto &a : actors) {
        a->join();
        sum += a->total();
    }
    std::cout << sum << '\n';
}
