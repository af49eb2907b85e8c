// an account as an active object: calls become messages, answers are futures
// flags: -std=c++17
#include <condition_variable>
#include <functional>
#include <future>
#include <iostream>
#include <mutex>
#include <queue>
#include <thread>

class AccountActor {
public:
    AccountActor() : thread_([this] { loop(); }) {}
    ~AccountActor()
    {
        post([this] { running_ = false; });
        thread_.join();
    }
    std::future<long> deposit(long amount)
    {
        auto promise = std::make_shared<std::promise<long>>();
        std::future<long> result = promise->get_future();
        post([this, amount, promise] {
            balance_ += amount;
            promise->set_value(balance_);
        });
        return result;
    }
    std::future<bool> withdraw(long amount)
    {
        auto promise = std::make_shared<std::promise<bool>>();
        auto result = promise->get_future();
        post([this, amount, promise] {
            bool ok = balance_ >= amount;
            if (ok)
                balance_ -= amount;
            promise->set_value(ok);
        });
        return result;
    }
    long balance()
    {
        auto promise = std::make_shared<std::promise<long>>();
        auto result = promise->get_future();
        post([this, promise] { promise->set_value(balance_); });
        return result.get();
    }

private:
    void post(std::function<void()> message)
    {
        {
            std::lock_guard<std::mutex> lock(mutex_);
            mailbox_.push(std::move(message));
        }
        cv_.notify_one();
    }
    void loop()
    {
        while (running_) {
            std::function<void()> message;
            {
                std::unique_lock<std::mutex> lock(mutex_);
                cv_.wait(lock, [this] { return !mailbox_.empty(); });
                message = std::move(mailbox_.front());
                mailbox_.pop();
            }
            message();
        }
    }

    std::mutex mutex_;
    std::condition_variable cv_;
    std::queue<std::function<void()>> mailbox_;
    bool running_ = true;
    long balance_ = 0;
    std::thread thread_;
};

int main()
{
    AccountActor account;
    std::thread other([&] {
        for (int i = 0; i < 10; ++i)
            account.deposit(5).get();
    });
    auto first = account.deposit(100);
    auto second = account.withdraw(30);
    std::cout << first.get() << ' ' << second.get() << ' ' << account.balance() << '\n';
    other.join();
}
