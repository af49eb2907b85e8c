// Handlers that were connected are copied with the list locked, and called without; a helper that the
// function itself wrote may run under the lock.
#include <cstdio>
#include <functional>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

class Signal {
public:
    void connect(std::function<void(int)> slot)
    {
        std::lock_guard<std::mutex> guard(lock);
        slots.push_back(std::move(slot));
    }

    void emit(int value)
    {
        std::vector<std::function<void(int)>> now;
        {
            std::lock_guard<std::mutex> guard(lock);
            now = slots;
        }
        for (auto &slot : now)
            slot(value);
    }

    void emit_last(int value)
    {
        std::unique_lock<std::mutex> guard(lock);
        std::function<int(int)> half = [&](int n) { return n > 1 ? half(n / 2) : n; };
        if (slots.empty() || half(value) == 0)
            return;
        std::function<void(int)> last = slots.back();
        guard.unlock();
        last(value);
    }

private:
    std::mutex lock;
    std::vector<std::function<void(int)>> slots;
};

int main()
{
    Signal changed;
    changed.connect([](int value) { std::printf("%d\n", value); });
    std::thread one([&] { changed.emit(1); });
    std::thread two([&] { changed.emit_last(2); });
    one.join();
    two.join();
}
