// actors with mailboxes: an account is owned by the thread of its actor, replies are promises
// flags: -std=c++17
#include <condition_variable>
#include <deque>
#include <functional>
#include <future>
#include <iostream>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <variant>
#include <vector>

template <typename Message> class Mailbox {
    std::mutex m_;
    std::condition_variable cv_;
    std::deque<Message> queue_;

public:
    void put(Message m)
    {
        {
            std::lock_guard lk(m_);
            queue_.push_back(std::move(m));
        }
        cv_.notify_one();
    }
    Message take()
    {
        std::unique_lock lk(m_);
        cv_.wait(lk, [this] { return !queue_.empty(); });
        Message m = std::move(queue_.front());
        queue_.pop_front();
        return m;
    }
};

struct Deposit {
    std::string owner;
    int amount;
};
struct Query {
    std::string owner;
    std::promise<int> reply;
};
struct Stop {};

class BankActor {
    using Message = std::variant<Deposit, Query, Stop>;
    Mailbox<Message> mailbox_;
    std::map<std::string, int> accounts_;
    int handled_ = 0;
    std::thread thread_;

    void handle(Deposit &d) { accounts_[d.owner] += d.amount; }
    void handle(Query &q)
    {
        auto it = accounts_.find(q.owner);
        q.reply.set_value(it == accounts_.end() ? 0 : it->second);
    }
    void run()
    {
        for (;;) {
            Message m = mailbox_.take();
            ++handled_;
            if (auto *d = std::get_if<Deposit>(&m))
                handle(*d);
            else if (auto *q = std::get_if<Query>(&m))
                handle(*q);
            else
                return;
        }
    }

public:
    BankActor() { thread_ = std::thread(&BankActor::run, this); }
    ~BankActor() { stop(); }
    void stop()
    {
        if (thread_.joinable()) {
            mailbox_.put(Stop{});
            thread_.join();
        }
    }
    void deposit(std::string owner, int amount) { mailbox_.put(Deposit{std::move(owner), amount}); }
    std::future<int> query(std::string owner)
    {
        Query q{std::move(owner), {}};
        auto f = q.reply.get_future();
        mailbox_.put(std::move(q));
        return f;
    }
    int handled() const { return handled_; }
};

int main()
{
    BankActor bank;
    std::vector<std::thread> clients;
    for (int i = 0; i < 3; ++i)
        clients.emplace_back([&bank, i] {
            std::string owner = "client" + std::to_string(i);
            for (int k = 0; k < 10; ++k)
                bank.deposit(owner, k);
            int balance = bank.query(owner).get();
            std::string line = owner + ' ' + std::to_string(balance) + '\n';
            std::cout << line;
        });
    for (auto &c : clients)
        c.join();
    bank.stop();
    std::cout << bank.handled() << '\n';
}
