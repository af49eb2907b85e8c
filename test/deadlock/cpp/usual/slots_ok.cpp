#include <functional>
#include <mutex>
#include <thread>
#include <vector>
class Signal {
    std::mutex m;
    std::vector<std::function<void(int)>> slots;
public:
    void connect(std::function<void(int)> f)
    {
        std::lock_guard<std::mutex> g(m);
        slots.push_back(std::move(f));
    }
    void emit(int v)
    {
        std::vector<std::function<void(int)>> copy;
        { std::lock_guard<std::mutex> g(m); copy = slots; }
        for (auto &s : copy) s(v);
    }
};
int main()
{
    Signal sig;
    sig.connect([&sig](int v) {
        if (v == 1) sig.connect([](int) {});
    });
    std::thread t([&] { sig.emit(1); });
    sig.emit(2);
    t.join();
}
