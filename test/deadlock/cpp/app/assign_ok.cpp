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
        std::string copy;
        {
            std::lock_guard<std::mutex> theirs(other.m);
            copy = other.name;
        }
        std::lock_guard<std::mutex> mine(m);
        name = std::move(copy);
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
