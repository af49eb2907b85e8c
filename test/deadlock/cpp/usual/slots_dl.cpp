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
        std::lock_guard<std::mutex> g(m); // DEADLOCK!
        slots.push_back(std::move(f));
    }
    void emit(int v)
    {
        std::lock_guard<std::mutex> g(m); // DEADLOCK
        for (auto &s : slots) s(v);
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
