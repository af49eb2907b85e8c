// Active object: a private thread runs messages from a queue; replies by promises.
#include <condition_variable>
#include <deque>
#include <functional>
#include <future>
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>

class Active {
public:
    Active() : thread_([this] { run(); }) {}
    ~Active()
    {
        send([this] { done_ = true; });
        thread_.join();
    }
    void send(std::function<void()> message)
    {
        std::lock_guard<std::mutex> lock(mutex_);
        queue_.push_back(std::move(message));
        available_.notify_one();
    }

private:
    void run()
    {
        while (!done_) {
            std::function<void()> message;
            {
                std::unique_lock<std::mutex> lock(mutex_);
                available_.wait(lock, [this] { return !queue_.empty(); });
                message = std::move(queue_.front());
                queue_.pop_front();
            }
            message();
        }
    }
    std::mutex mutex_;
    std::condition_variable available_;
    std::deque<std::function<void()>> queue_;
    bool done_ = false;
    std::thread thread_;
};

class BankAccount {
    int balance_ = 0;
    Active active_;

public:
    void deposit(int n)
    {
        active_.send([this, n] { balance_ += n; });
    }
    std::future<int> balance()
    {
        auto p = std::make_shared<std::promise<int>>();
        active_.send([this, p] { p->set_value(balance_); });
        return p->get_future();
    }
};

int main()
{
    BankAccount account;
    std::thread a([&] { for (int i = 0; i < 10; ++i) account.deposit(i); });
    std::thread b([&] { for (int i = 0; i < 10; ++i) account.deposit(1); });
    a.join();
    b.join();
    std::cout << account.balance().get() << '\n';
}
