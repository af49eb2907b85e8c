// a subject whose list of weak observers is locked for adding, not for removing
// flags: -std=c++17
#include <algorithm>
#include <iostream>
#include <list>
#include <memory>
#include <mutex>
#include <thread>

class Observer {
public:
    virtual ~Observer() = default;
    virtual void notify(int event) = 0;
};

class Printer : public Observer {
public:
    void notify(int event) override { std::cout << event << '\n'; }
};

class Subject {
public:
    void add(const std::shared_ptr<Observer> &o)
    {
        std::lock_guard<std::mutex> g(mu_);
        list_.push_back(o); // RACE!
    }
    void fire(int event)
    {
        std::lock_guard<std::mutex> g(mu_);
        for (auto &w : list_) // RACE!
            if (auto o = w.lock()) // RACE
                o->notify(event);
    }
    void prune()
    {
        list_.remove_if([](const std::weak_ptr<Observer> &w) { return w.expired(); }); // RACE!
    }

private:
    std::mutex mu_;
    std::list<std::weak_ptr<Observer>> list_;
};

int main()
{
    Subject subject;
    std::thread adder([&] {
        for (int i = 0; i < 20; i++) {
            auto p = std::make_shared<Printer>();
            subject.add(p);
            subject.fire(i);
        }
    });
    std::thread pruner([&] {
        for (int i = 0; i < 20; i++)
            subject.prune();
    });
    adder.join();
    pruner.join();
}
