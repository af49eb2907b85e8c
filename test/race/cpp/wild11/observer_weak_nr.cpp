// Observers kept as weak_ptr under a lock; they are notified outside of it.
#include <algorithm>
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

class Observer {
public:
    virtual ~Observer() = default;
    virtual void update(int v) = 0;
};

class Subject {
    std::mutex m_;
    std::vector<std::weak_ptr<Observer>> observers_;

public:
    void attach(const std::shared_ptr<Observer> &o)
    {
        std::lock_guard<std::mutex> g(m_);
        observers_.push_back(o);
    }
    void notify(int v)
    {
        std::vector<std::shared_ptr<Observer>> live;
        {
            std::lock_guard<std::mutex> g(m_);
            for (auto &w : observers_)
                if (auto s = w.lock())
                    live.push_back(s);
        }
        for (auto &o : live)
            o->update(v);
    }
};

class Summing : public Observer {
    std::mutex m_;
    long sum_ = 0;

public:
    void update(int v) override
    {
        std::lock_guard<std::mutex> g(m_);
        sum_ += v;
    }
    long sum()
    {
        std::lock_guard<std::mutex> g(m_);
        return sum_;
    }
};

int main()
{
    Subject subject;
    auto a = std::make_shared<Summing>();
    subject.attach(a);
    std::thread t1([&] {
        for (int i = 0; i < 50; ++i)
            subject.notify(i);
    });
    std::thread t2([&] {
        for (int i = 0; i < 5; ++i)
            subject.attach(std::make_shared<Summing>());
    });
    t1.join();
    t2.join();
    std::cout << a->sum() << '\n';
}
