// copy assignment of a class with a lock: a = b in one thread, b = a in another
#include <mutex>
#include <string>
#include <thread>

class Settings {
    mutable std::mutex m;
    std::string name;

public:
    Settings() = default;
    Settings &operator=(const Settings &other)
    {
        if (this == &other)
            return *this;
        std::lock_guard<std::mutex> mine(m); // DEADLOCK
        std::lock_guard<std::mutex> theirs(other.m); // DEADLOCK!
        name = other.name;
        return *this;
    }
};

Settings active, saved;

int main()
{
    std::thread save([] { saved = active; });
    std::thread load([] { active = saved; });
    save.join();
    load.join();
}
