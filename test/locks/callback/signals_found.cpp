// Handlers that were connected are called with the list locked, one by one or as copies.
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
        std::lock_guard<std::mutex> guard(lock);
        for (auto &slot : slots)
            slot(value); // CALLBACK!
    }

    void emit_last(int value)
    {
        std::unique_lock<std::mutex> guard(lock);
        if (slots.empty())
            return;
        std::function<void(int)> last = slots.back();
        last(value); // CALLBACK!
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
