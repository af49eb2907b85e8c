// weak observers are locked, but the observer itself is not guarded
// flags: -std=c++17
#include <iostream>
#include <memory>
#include <thread>
#include <vector>

struct Listener {
    int events = 0;
    void on() { events++; } // RACE!
};

class Hub {
public:
    void add(std::weak_ptr<Listener> l) { list_.push_back(l); }
    void fire()
    {
        for (auto &w : list_)
            if (auto p = w.lock())
                p->on();
    }

private:
    std::vector<std::weak_ptr<Listener>> list_;
};

int main()
{
    Hub hub;
    auto l = std::make_shared<Listener>();
    hub.add(l);
    std::thread a([&hub] { hub.fire(); });
    std::thread b([&hub] { hub.fire(); });
    a.join();
    b.join();
    std::cout << l->events << "\n";
}
