#include <algorithm>
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
    std::mutex mtx;
    std::vector<Observer *> observers;
    int value = 0;
public:
    void attach(Observer *o)
    {
        std::lock_guard<std::mutex> l(mtx);
        observers.push_back(o);
    }
    void detach(Observer *o)
    {
        std::lock_guard<std::mutex> l(mtx);
        observers.erase(std::remove(observers.begin(), observers.end(), o), observers.end());
    }
    void set(int v)
    {
        std::vector<Observer *> copy;
        {
            std::lock_guard<std::mutex> l(mtx);
            value = v;
            copy = observers;
        }
        for (Observer *o : copy)
            o->update(v);
    }
};

class OneShot : public Observer {
    Subject &subject;
public:
    explicit OneShot(Subject &s) : subject(s) {}
    void update(int) override { subject.detach(this); }
};

int main()
{
    Subject s;
    OneShot one(s);
    s.attach(&one);
    std::thread t([&s] { s.set(1); });
    s.set(2);
    t.join();
}
