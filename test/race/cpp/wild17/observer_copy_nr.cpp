// the subject copies its observers under the lock and calls them without
#include <algorithm>
#include <atomic>
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

struct Observer {
    virtual ~Observer() = default;
    virtual void onEvent(int v) = 0;
};

struct Summer : Observer {
    std::atomic<int> sum{0};
    void onEvent(int v) override { sum += v; }
};

class Subject {
    std::vector<std::shared_ptr<Observer>> list_;
    std::mutex m_;

public:
    void add(std::shared_ptr<Observer> o)
    {
        std::lock_guard<std::mutex> lk(m_);
        list_.push_back(std::move(o)); // NORACE
    }
    void remove(const std::shared_ptr<Observer> &o)
    {
        std::lock_guard<std::mutex> lk(m_);
        list_.erase(std::remove(list_.begin(), list_.end(), o), list_.end()); // NORACE
    }
    void fire(int v)
    {
        std::vector<std::shared_ptr<Observer>> copy;
        {
            std::lock_guard<std::mutex> lk(m_);
            copy = list_; // NORACE
        }
        for (auto &o : copy)
            o->onEvent(v); // NORACE
    }
};

int main()
{
    Subject s;
    auto a = std::make_shared<Summer>(), b = std::make_shared<Summer>();
    s.add(a);
    std::thread t([&] { for (int i = 0; i < 10; ++i) s.fire(i); });
    s.add(b);
    s.remove(a);
    t.join();
    std::cout << a->sum + b->sum << '\n';
}
