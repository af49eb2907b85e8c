// A public method calls another public method of the same object.
#include <map>
#include <mutex>
#include <string>
#include <thread>

class Settings {
    using Mutex = std::mutex;

public:
    void set(const std::string &k, int v)
    {
        std::unique_lock<Mutex> g(m_); // DEADLOCK!
        values_[k] = v;
    }
    void reset()
    {
        std::unique_lock<Mutex> g(m_); // DEADLOCK
        values_.clear();
        set("width", 80); // DEADLOCK
    }

private:
    Mutex m_;
    std::map<std::string, int> values_;
};

int main()
{
    Settings s;
    std::thread t([&] { s.reset(); });
    s.set("height", 25);
    t.join();
}
