// Listeners are added by one thread while another one notifies them all
#include <functional>
#include <iostream>
#include <thread>
#include <vector>

class Subject {
    std::vector<std::function<void(int)>> listeners_;

public:
    void add(std::function<void(int)> f)
    {
        listeners_.push_back(std::move(f));     // RACE!
    }
    void notify(int v)
    {
        for (size_t i = 0; i < listeners_.size(); i++)  // RACE!
            listeners_[i](v);                           // RACE!
    }
};

int main()
{
    Subject s;
    std::thread t([&s] {
        for (int i = 0; i < 100; i++)
            s.notify(i);
    });
    for (int i = 0; i < 10; i++)
        s.add([](int v) {
            if (v < 0)
                std::cout << v;
        });
    t.join();
}
