// Messages as a variant through a mailbox; the actor's total is read after the join.
// flags: -std=c++17
#include <condition_variable>
#include <deque>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>
#include <variant>

struct Deposit {
    std::string account;
    int amount;
};
struct Close {};
using Msg = std::variant<Deposit, Close>;

class Actor {
    std::deque<Msg> box_;
    std::mutex m_;
    std::condition_variable cv_;
    long total_ = 0;
    std::thread t_;

    void run()
    {
        for (;;) {
            Msg msg;
            {
                std::unique_lock<std::mutex> lk(m_);
                cv_.wait(lk, [&] { return !box_.empty(); });
                msg = std::move(box_.front());
                box_.pop_front();
            }
            if (std::holds_alternative<Close>(msg))
                return;
            auto &d = std::get<Deposit>(msg);
            total_ += d.amount + (int)d.account.size();
        }
    }

public:
    Actor() : t_([this] { run(); }) {}
    void send(Msg m)
    {
        std::lock_guard<std::mutex> lk(m_);
        box_.push_back(std::move(m));
        cv_.notify_one();
    }
    void join() { t_.join(); }
    long total() const { return total_; }
};

int main()
{
    Actor a;
    for (int i = 0; i < 10; ++i)
        a.send(Deposit{"acct" + std::to_string(i), i});
    a.send(Close{});
    a.join();
    std::cout << a.total() << '\n';
}
