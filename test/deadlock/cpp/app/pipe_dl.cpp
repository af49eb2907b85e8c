// a queue between two threads: wait with an if, and no second look
#include <condition_variable>
#include <mutex>
#include <queue>
#include <thread>

template <typename T>
class Channel {
    std::queue<T> items;
    std::mutex m;
    std::condition_variable cv;

public:
    void send(T value)
    {
        {
            std::lock_guard<std::mutex> lk(m);
            items.push(std::move(value));
        }
        cv.notify_one();
    }
    T receive()
    {
        std::unique_lock<std::mutex> lk(m);
        if (items.empty())
            cv.wait(lk); // DEADLOCK!
        T v = std::move(items.front());
        items.pop();
        return v;
    }
};

int main()
{
    Channel<int> ch;
    std::thread producer([&ch] {
        for (int i = 0; i < 100; ++i)
            ch.send(i);
    });
    std::thread c1([&ch] {
        for (int i = 0; i < 50; ++i)
            ch.receive();
    });
    std::thread c2([&ch] {
        for (int i = 0; i < 50; ++i)
            ch.receive();
    });
    producer.join();
    c1.join();
    c2.join();
}
