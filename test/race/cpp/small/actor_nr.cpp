// Actors with mailboxes that send one another messages.
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <queue>
#include <thread>

class Actor;
struct Mail {
    Actor *from;
    int number;
};

class Actor {
public:
    explicit Actor(const char *name) : name_(name) {}
    virtual ~Actor() {}
    void start() { thread_ = std::thread([this] { run(); }); }
    void wait() { thread_.join(); }
    void post(Mail m)
    {
        std::lock_guard<std::mutex> g(mutex_);
        inbox_.push(m);
        cond_.notify_one();
    }
    const char *name() const { return name_; }
    int handled() const { return handled_; }

protected:
    virtual bool receive(const Mail &m) = 0;

private:
    Mail next()
    {
        std::unique_lock<std::mutex> g(mutex_);
        cond_.wait(g, [this] { return !inbox_.empty(); });
        Mail m = inbox_.front();
        inbox_.pop();
        return m;
    }
    void run()
    {
        while (receive(next()))
            ++handled_;
    }
    const char *name_;
    int handled_ = 0;
    std::thread thread_;
    std::mutex mutex_;
    std::condition_variable cond_;
    std::queue<Mail> inbox_;
};

class Player : public Actor {
    int best_ = 0;

public:
    using Actor::Actor;
    bool receive(const Mail &m) override
    {
        if (m.number > best_)
            best_ = m.number;
        m.from->post({this, m.number - 1});
        return m.number > 0;
    }
};

int main()
{
    Player alice("alice"), bob("bob");
    alice.start();
    bob.start();
    alice.post({&bob, 10});
    alice.wait();
    bob.wait();
    std::cout << alice.name() << alice.handled() << bob.handled() << '\n';
}
