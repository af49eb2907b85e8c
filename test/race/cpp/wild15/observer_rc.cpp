// subject notifies without the lock that subscribe takes
// flags: -std=c++17
#include <functional>
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

class Subject {
public:
    void subscribe(std::function<void(int)> f)
    {
        std::lock_guard<std::mutex> lock(m_);
        observers_.push_back(std::move(f)); // RACE!
    }
    void notify(int v)
    {
        for (auto &o : observers_) // RACE!
            o(v);
    }

private:
    std::mutex m_;
    std::vector<std::function<void(int)>> observers_;
};

int main()
{
    Subject s;
    std::thread t([&s] {
        for (int i = 0; i < 10; ++i)
            s.subscribe([](int v) {
                if (v < 0)
                    std::cout << "negative\n";
            });
    });
    for (int i = 0; i < 10; ++i)
        s.notify(i);
    t.join();
}
