// subject notifies its observers while another thread subscribes
#include <atomic>
#include <functional>
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

class Subject {
    std::vector<std::function<void(int)>> observers_;
    std::mutex m_;

public:
    void subscribe(std::function<void(int)> f)
    {
        std::lock_guard<std::mutex> lk(m_);
        observers_.push_back(std::move(f)); // RACE!
    }
    void notify(int v)
    {
        for (auto &f : observers_) // RACE!
            f(v); // RACE
    }
};

int main()
{
    Subject s;
    std::atomic<int> sum{0};
    s.subscribe([&](int v) { sum += v; }); // RACE
    std::thread t([&] { for (int i = 0; i < 10; ++i) s.notify(i); });
    s.subscribe([&](int v) { sum += 2 * v; }); // RACE
    t.join();
    std::cout << sum << '\n';
}
