// double-checked locking with a plain pointer
// tsan: some: not every pair meets in one run
#include <iostream>
#include <mutex>
#include <thread>

class Settings {
    static Settings *instance_;
    static std::mutex m_;

public:
    int level = 3;
    static Settings *get()
    {
        if (!instance_) { // RACE!
            std::lock_guard<std::mutex> lk(m_);
            if (!instance_)
                instance_ = new Settings; // RACE!
        }
        return instance_; // RACE!
    }
};
Settings *Settings::instance_ = nullptr;
std::mutex Settings::m_;

int main()
{
    std::thread a([] { std::cout << Settings::get()->level; }); // RACE
    std::thread b([] { std::cout << Settings::get()->level; }); // RACE
    a.join();
    b.join();
}
