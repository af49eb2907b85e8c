// A worker waits with a stop token for orders; its owner asks it to stop and joins.
// flags: -std=c++20
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <queue>
#include <stop_token>
#include <thread>

class Kitchen {
    std::mutex mutex_;
    std::condition_variable_any orders_ready_;
    std::queue<int> orders_;
    int cooked_ = 0;
    std::jthread cook_;

    void run(std::stop_token stop)
    {
        while (true) {
            std::unique_lock lock(mutex_);
            if (!orders_ready_.wait(lock, stop, [this] { return !orders_.empty(); }))
                return;
            orders_.pop();
            ++cooked_;
        }
    }

public:
    Kitchen() : cook_([this](std::stop_token st) { run(st); }) {}
    void order(int dish)
    {
        {
            std::lock_guard lock(mutex_);
            orders_.push(dish);
        }
        orders_ready_.notify_one();
    }
    int close()
    {
        cook_.request_stop();
        cook_.join();
        return cooked_;
    }
};

int main()
{
    Kitchen kitchen;
    for (int i = 0; i < 10; ++i)
        kitchen.order(i);
    std::cout << kitchen.close() << '\n';
}
