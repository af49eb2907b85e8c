// a subject that holds its lock while it calls its listeners; a listener takes itself off the list
#include <algorithm>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

struct Listener {
    virtual ~Listener() = default;
    virtual void changed(int value) = 0;
};

class Subject {
    std::mutex mutex;
    std::vector<Listener *> listeners;
    int value = 0;

public:
    void add(Listener *l)
    {
        std::lock_guard<std::mutex> guard(mutex);
        listeners.push_back(l);
    }
    void remove(Listener *l)
    {
        std::lock_guard<std::mutex> guard(mutex);
        listeners.erase(std::remove(listeners.begin(), listeners.end(), l), listeners.end());
    }
    void set(int v)
    {
        std::vector<Listener *> copy;
        {
            std::lock_guard<std::mutex> guard(mutex);
            value = v;
            copy = listeners;
        }
        for (auto *l : copy)
            l->changed(v);
    }
};

class OneShot : public Listener {
    Subject &subject;

public:
    explicit OneShot(Subject &s) : subject(s) {}
    void changed(int) override { subject.remove(this); }
};

int main()
{
    Subject subject;
    OneShot shot(subject);
    subject.add(&shot);
    std::thread t([&] { subject.set(1); });
    subject.set(2);
    t.join();
}
