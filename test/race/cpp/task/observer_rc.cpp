// the callback list is extended while the notifier walks over it
// flags: -std=c++17
#include <cstdio>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

class Subject
{
public:
    void subscribe(std::function<void(int)> callback)
    {
        callbacks_.push_back(std::move(callback)); // RACE!
    }
    void notify(int value)
    {
        std::lock_guard<std::mutex> guard(mutex_);

        for (auto &callback : callbacks_) // RACE!
            callback(value); // RACE!
    }

private:
    std::mutex mutex_;
    std::vector<std::function<void(int)>> callbacks_;
};

int main()
{
    Subject subject;
    int sum = 0;

    subject.subscribe([&sum](int value) {
        sum += value; // RACE
    });
    std::thread notifier([&subject] { subject.notify(5); });
    subject.subscribe([](int) {});
    notifier.join();
    std::printf("%d\n", sum); // NORACE
    return 0;
}
