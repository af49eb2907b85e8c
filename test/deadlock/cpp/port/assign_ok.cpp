// Assignment locks both objects, both at once.
#include <map>
#include <mutex>
#include <string>
#include <thread>

class Settings {
public:
    Settings() = default;

    Settings &operator=(const Settings &other)
    {
        if (this == &other)
            return *this;
        std::scoped_lock both(mutex_, other.mutex_);
        values_ = other.values_;
        return *this;
    }

    void set(const std::string &key, const std::string &value)
    {
        std::lock_guard<std::mutex> guard(mutex_);
        values_[key] = value;
    }

private:
    mutable std::mutex mutex_;
    std::map<std::string, std::string> values_;
};

int main()
{
    Settings live, backup;
    live.set("port", "80");
    std::thread save([&] { backup = live; });
    std::thread restore([&] { live = backup; });
    save.join();
    restore.join();
}
