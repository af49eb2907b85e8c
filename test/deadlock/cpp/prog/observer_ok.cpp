// A subject notifies under its lock; the observer
// only counts in its callback.
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

class Subject {
public:
    void subscribe(std::function<void(int)> f)
    {
        std::lock_guard<std::mutex> g(m_);
        observers_.push_back(std::move(f));
    }
    void clear()
    {
        std::lock_guard<std::mutex> g(m_);
        observers_.clear();
    }
    void notify(int v)
    {
        std::lock_guard<std::mutex> g(m_);
        for (auto &f : observers_)
            f(v);
    }

private:
    std::mutex m_;
    std::vector<std::function<void(int)>> observers_;
};

int main()
{
    Subject s;
    int seen = 0;
    s.subscribe([&](int v) { seen += v; });
    std::thread t([&] {
        for (int i = 0; i < 5; i++)
            s.notify(i);
    });
    t.join();
    return seen;
}
