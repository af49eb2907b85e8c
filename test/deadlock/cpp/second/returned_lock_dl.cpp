#include <map>
#include <mutex>
#include <string>
#include <thread>

class Settings {
    std::mutex m_;
    std::map<std::string, int> values_;

public:
    std::unique_lock<std::mutex> hold() { return std::unique_lock<std::mutex>(m_); }
    int get(const std::string &k)
    {
        std::lock_guard<std::mutex> g(m_); // DEADLOCK!
        return values_[k];
    }
    void set(const std::string &k, int v) { values_[k] = v; }
};

void bump(Settings &s)
{
    auto lock = s.hold();
    s.set("n", s.get("n") + 1); // DEADLOCK
}

int main()
{
    Settings s;
    std::thread a(bump, std::ref(s)), b(bump, std::ref(s));
    a.join();
    b.join();
}
