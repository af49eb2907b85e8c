// A listener that has seen enough removes itself while it is told; the subject still holds its lock.
#include <algorithm>
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

class Listener {
public:
    virtual ~Listener() = default;
    virtual void onPrice(double price) = 0;
};

class Ticker {
public:
    void subscribe(Listener *l)
    {
        std::lock_guard<std::mutex> lock(mutex_); // DEADLOCK
        listeners_.push_back(l);
    }

    void unsubscribe(Listener *l)
    {
        std::lock_guard<std::mutex> lock(mutex_); // DEADLOCK!
        listeners_.erase(std::remove(listeners_.begin(), listeners_.end(), l), listeners_.end());
    }

    void publish(double price)
    {
        std::lock_guard<std::mutex> lock(mutex_); // DEADLOCK
        for (auto *l : listeners_)
            l->onPrice(price); // DEADLOCK
    }

private:
    std::mutex mutex_;
    std::vector<Listener *> listeners_;
};

class StopLoss : public Listener {
public:
    StopLoss(Ticker &ticker, double limit) : ticker_(ticker), limit_(limit)
    {
        ticker_.subscribe(this);
    }

    void onPrice(double price) override
    {
        if (price < limit_) {
            std::cout << "sold at " << price << "\n";
            ticker_.unsubscribe(this); // DEADLOCK
        }
    }

private:
    Ticker &ticker_;
    double limit_;
};

int main()
{
    Ticker ticker;
    StopLoss a(ticker, 90.0), b(ticker, 50.0);
    std::thread market([&] {
        for (double p = 100.0; p > 40.0; p -= 1.0)
            ticker.publish(p);
    });
    market.join();
}
