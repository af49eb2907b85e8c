// the consumer reads the queue's size outside the lock
// flags: -std=c++17
#include <condition_variable>
#include <cstdio>
#include <deque>
#include <mutex>
#include <thread>

template <typename T> class Channel
{
public:
    void push(T value)
    {
        std::lock_guard<std::mutex> guard(mutex_);
        items_.push_back(value); // RACE!
        changed_.notify_one();
    }
    T pop()
    {
        std::unique_lock<std::mutex> lock(mutex_);
        changed_.wait(lock, [this] { return !items_.empty(); }); // NORACE
        T value = items_.front(); // NORACE
        items_.pop_front(); // NORACE
        return value;
    }
    bool empty()
    {
        return items_.empty(); // RACE!
    }

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<T> items_;
};

int main()
{
    Channel<int> channel;
    int sum = 0;
    std::thread producer([&] {
        for (int i = 0; i < 100; i++)
            channel.push(i);
    });

    if (channel.empty())
        std::puts("nothing yet");
    for (int i = 0; i < 100; i++)
        sum += channel.pop();
    producer.join();
    std::printf("%d\n", sum);
    return 0;
}
