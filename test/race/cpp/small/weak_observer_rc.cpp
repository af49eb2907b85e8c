// Observers kept by weak_ptr under a lock; their state is changed by whoever notifies.
// tsan: no: seldom at the same time on a machine with two cores
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

struct Observer {
    int seen = 0;
    void notify(int v) { seen += v; } // RACE!
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
    void publish(int v)
    {
        std::vector<std::shared_ptr<Observer>> alive;
        {
            std::lock_guard<std::mutex> g(m_);
            for (auto &w : observers_)
                if (auto o = w.lock())
                    alive.push_back(o);
        }
        for (auto &o : alive)
            o->notify(v);
    }
};

int main()
{
    Subject subject;
    auto o = std::make_shared<Observer>();
    subject.attach(o);
    std::thread a([&] { subject.publish(1); });
    std::thread b([&] { subject.publish(2); });
    a.join();
    b.join();
    std::cout << o->seen << '\n';
}
