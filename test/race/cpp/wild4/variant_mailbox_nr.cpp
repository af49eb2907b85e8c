// An actor with a mailbox of std::variant messages.
// flags: -std=c++17
#include <condition_variable>
#include <deque>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>
#include <variant>

struct Deposit { int amount; };
struct Rename { std::string name; };
struct Quit {};
using Message = std::variant<Deposit, Rename, Quit>;

class Mailbox {
public:
    void send(Message m)
    {
        std::lock_guard lock(mutex_);
        queue_.push_back(std::move(m));
        cv_.notify_one();
    }
    Message receive()
    {
        std::unique_lock lock(mutex_);
        cv_.wait(lock, [&] { return !queue_.empty(); });
        Message m = std::move(queue_.front());
        queue_.pop_front();
        return m;
    }

private:
    std::mutex mutex_;
    std::condition_variable cv_;
    std::deque<Message> queue_;
};

class AccountActor {
public:
    AccountActor() : thread_([this] { run(); }) {}
    ~AccountActor() { join(); }
    void tell(Message m) { box_.send(std::move(m)); }
    void join()
    {
        if (thread_.joinable())
            thread_.join();
    }
    int balance() const { return balance_; }
    const std::string &name() const { return name_; }

private:
    void run()
    {
        for (;;) {
            Message m = box_.receive();
            if (std::holds_alternative<Quit>(m))
                return;
            if (auto *d = std::get_if<Deposit>(&m))
                balance_ += d->amount;
            else if (auto *r = std::get_if<Rename>(&m))
                name_ = std::move(r->name);
        }
    }
    Mailbox box_;
    int balance_ = 0;
    std::string name_;
    std::thread thread_;
};

int main()
{
    AccountActor actor;
    actor.tell(Rename{"savings"});
    for (int i = 1; i <= 10; ++i)
        actor.tell(Deposit{i});
    actor.tell(Quit{});
    actor.join();
    std::cout << actor.name() << ' ' << actor.balance() << '\n';
}
