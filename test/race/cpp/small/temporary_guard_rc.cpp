// The lock guard is a temporary: it is gone at the end of its line.
// tsan: some: most rounds are ordered by the locks around them
#include <iostream>
#include <mutex>
#include <set>
#include <string>
#include <thread>

class Registry {
    std::mutex m_;
    int generation_ = 0;
    int active_ = 0;

public:
    int enter()
    {
        std::lock_guard<std::mutex>{m_};
        ++active_; // RACE!
        return generation_; // RACE!
    }
    void leave()
    {
        std::lock_guard<std::mutex> guard{m_};
        --active_; // RACE!
        ++generation_; // RACE!
    }
};

int main()
{
    Registry registry;
    auto visit = [&registry] {
        for (int i = 0; i < 20000; ++i) {
            registry.enter();
            registry.leave();
        }
    };
    std::thread a(visit);
    std::thread b(visit);
    a.join();
    b.join();
    std::cout << registry.enter() << '\n';
}
