// the callback list is extended and walked under the mutex
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
        std::lock_guard<std::mutex> guard(mutex_);
        callbacks_.push_back(std::move(callback)); // NORACE
    }
    void notify(int value)
    {
        std::lock_guard<std::mutex> guard(mutex_);

        for (auto &callback : callbacks_) // NORACE
            callback(value); // NORACE
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
        sum += value; // NORACE
    });
    std::thread notifier([&subject] { subject.notify(5); });
    subject.subscribe([](int) {});
    notifier.join();
    std::printf("%d\n", sum); // NORACE
    return 0;
}
