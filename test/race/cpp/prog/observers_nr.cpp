// observer list is copied under the lock, notified outside
// flags: -std=c++17
#include <atomic>
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

class Observer {
public:
    virtual ~Observer() = default;
    virtual void onEvent(int e) = 0;
};

class Counting : public Observer {
public:
    void onEvent(int e) override { sum_.fetch_add(e); }
    int sum() const { return sum_.load(); }

private:
    std::atomic<int> sum_{0};
};

class Subject {
public:
    void attach(std::shared_ptr<Observer> o)
    {
        std::lock_guard<std::mutex> g(m_);
        observers_.push_back(o);
    }
    void notify(int e)
    {
        std::vector<std::shared_ptr<Observer>> copy;
        {
            std::lock_guard<std::mutex> g(m_);
            copy = observers_;
        }
        for (auto &o : copy)
            o->onEvent(e);
    }

private:
    std::mutex m_;
    std::vector<std::shared_ptr<Observer>> observers_;
};

int main()
{
    Subject s;
    auto c = std::make_shared<Counting>();
    s.attach(c);
    std::thread t1([&s] { for (int i = 0; i < 10; i++) s.notify(i); });
    std::thread t2([&s] { s.attach(std::make_shared<Counting>()); });
    t1.join();
    t2.join();
    std::cout << c->sum() << "\n";
}
