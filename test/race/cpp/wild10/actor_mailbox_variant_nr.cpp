// An actor with a mailbox of variants; the reply comes back by a promise in the message.
// flags: -std=c++17
#include <condition_variable>
#include <future>
#include <iostream>
#include <mutex>
#include <queue>
#include <thread>
#include <variant>

struct Deposit {
    int amount;
};
struct Balance {
    std::promise<int> reply;
};
struct Stop {};
using Message = std::variant<Deposit, Balance, Stop>;

class AccountActor {
    std::queue<Message> box_;
    std::mutex m_;
    std::condition_variable cv_;
    int balance_ = 0;
    std::thread thread_;

    Message receive()
    {
        std::unique_lock<std::mutex> l(m_);
        cv_.wait(l, [this] { return !box_.empty(); });
        Message msg = std::move(box_.front());
        box_.pop();
        return msg;
    }
    void run()
    {
        for (;;) {
            Message msg = receive();
            if (auto *d = std::get_if<Deposit>(&msg))
                balance_ += d->amount;
            else if (auto *b = std::get_if<Balance>(&msg))
                b->reply.set_value(balance_);
            else
                return;
        }
    }

public:
    AccountActor() : thread_([this] { run(); }) {}
    ~AccountActor()
    {
        send(Stop{});
        thread_.join();
    }
    void send(Message m)
    {
        {
            std::lock_guard<std::mutex> g(m_);
            box_.push(std::move(m));
        }
        cv_.notify_one();
    }
};

int main()
{
    AccountActor actor;
    std::thread t([&] {
        for (int i = 0; i < 10; ++i)
            actor.send(Deposit{i});
    });
    t.join();
    Balance ask;
    auto f = ask.reply.get_future();
    actor.send(std::move(ask));
    std::cout << f.get() << '\n';
}
