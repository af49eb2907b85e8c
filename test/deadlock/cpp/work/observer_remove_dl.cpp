#include <algorithm>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

class Subject {
    std::mutex m_;
    std::vector<std::pair<int, std::function<void(int)>>> handlers_;
    int next_ = 0;

public:
    int add(std::function<void(int)> f)
    {
        std::lock_guard<std::mutex> g(m_);
        handlers_.emplace_back(next_, std::move(f));
        return next_++;
    }
    void remove(int id)
    {
        std::lock_guard<std::mutex> g(m_); // DEADLOCK!
        handlers_.erase(std::remove_if(handlers_.begin(), handlers_.end(),
                                       [id](const auto &h) { return h.first == id; }),
                        handlers_.end());
    }
    void fire(int v)
    {
        std::lock_guard<std::mutex> g(m_);
        for (auto &h : handlers_)
            h.second(v); // DEADLOCK
    }
};

int main()
{
    Subject s;
    int id = 0;
    id = s.add([&](int v) {
        if (v > 3)
            s.remove(id); // DEADLOCK
    });
    std::thread t([&] {
        for (int i = 0; i < 5; i++)
            s.fire(i); // DEADLOCK
    });
    t.join();
}
