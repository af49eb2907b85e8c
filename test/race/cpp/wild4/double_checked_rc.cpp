// Double-checked initialisation with a plain pointer.
// flags: -std=c++11
#include <iostream>
#include <mutex>
#include <thread>

class Settings {
public:
    static Settings *get()
    {
        if (!instance_) { // RACE!
            std::lock_guard<std::mutex> lk(mutex_);
            if (!instance_)
                instance_ = new Settings; // RACE!
        }
        return instance_; // RACE!
    }
    int port() const { return port_; } // RACE

private:
    Settings() : port_(8080) {} // RACE
    static Settings *instance_;
    static std::mutex mutex_;
    int port_;
};
Settings *Settings::instance_ = nullptr;
std::mutex Settings::mutex_;

static void client() { std::cout << Settings::get()->port() << '\n'; }

int main()
{
    std::thread a(client), b(client);
    a.join();
    b.join();
}
