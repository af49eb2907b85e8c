// Observers held by weak_ptr; attach() and notify() lock.
// flags: -std=c++17
#include <algorithm>
#include <atomic>
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

struct Observer {
    virtual ~Observer() = default;
    virtual void update(int value) = 0;
};

struct Printer : Observer {
    std::atomic<int> last{0};
    void update(int value) override { last = value; }
};

class Subject {
    std::vector<std::weak_ptr<Observer>> observers_;
    std::mutex mutex_;

public:
    void attach(const std::shared_ptr<Observer> &o)
    {
        std::lock_guard<std::mutex> lk(mutex_);
        observers_.push_back(o);
    }
    void notify(int v)
    {
        std::lock_guard<std::mutex> lk(mutex_);
        for (auto &w : observers_)
            if (auto o = w.lock())
                o->update(v);
    }
};

int main()
{
    Subject subject;
    auto p1 = std::make_shared<Printer>();
    subject.attach(p1);
    std::thread t([&subject] {
        for (int i = 0; i < 50; ++i)
            subject.notify(i);
    });
    auto p2 = std::make_shared<Printer>();
    subject.attach(p2);
    t.join();
    std::cout << p1->last << ' ' << p2->last << '\n';
}
