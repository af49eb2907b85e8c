// double-checked locking with a plain unique_ptr: the first check is outside of the lock
// flags: -std=c++17
#include <cstdio>
#include <memory>
#include <mutex>
#include <thread>

struct Settings {
    int width = 80;
    int height = 25;
};

class SettingsHolder {
public:
    Settings *get()
    {
        if (!settings_) { // RACE!
            std::lock_guard<std::mutex> guard(mutex_);
            if (!settings_) // RACE
                settings_ = std::make_unique<Settings>(); // RACE!
        }
        return settings_.get(); // RACE
    }

private:
    std::mutex mutex_;
    std::unique_ptr<Settings> settings_;
};

int main()
{
    SettingsHolder holder;
    int area[2] = {0, 0};
    std::thread first([&] { area[0] = holder.get()->width * 25; }); // RACE
    std::thread second([&] { area[1] = holder.get()->height * 80; }); // RACE
    first.join();
    second.join();
    std::printf("%d %d\n", area[0], area[1]); // NORACE
    return 0;
}
