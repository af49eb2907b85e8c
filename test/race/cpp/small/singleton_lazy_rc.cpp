// The singleton without any lock.
// tsan: some: a short window
#include <iostream>
#include <thread>

class Registry {
public:
    static Registry *instance()
    {
        if (instance_ == nullptr) // RACE! p
            instance_ = new Registry(); // RACE! p c
        return instance_; // RACE! p
    }
    int next() { return ++counter_; } // RACE! c

private:
    Registry() : counter_(0) {} // RACE! c
    int counter_;
    static Registry *instance_;
};
Registry *Registry::instance_ = nullptr;

int main()
{
    std::thread a([] { std::cout << Registry::instance()->next() << '\n'; });
    std::thread b([] { std::cout << Registry::instance()->next() << '\n'; });
    a.join();
    b.join();
    delete Registry::instance();
}
