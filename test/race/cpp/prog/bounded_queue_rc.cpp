// queue whose size() looks without the lock
// flags: -std=c++17
#include <condition_variable>
#include <cstdio>
#include <deque>
#include <mutex>
#include <thread>

template <typename T>
class Channel {
public:
    void send(const T &v)
    {
        {
            std::lock_guard<std::mutex> g(m);
            q.push_back(v); // RACE!
        }
        cv.notify_one();
    }
    T receive()
    {
        std::unique_lock<std::mutex> g(m);
        cv.wait(g, [this] { return !q.empty(); });
        T v = q.front();
        q.pop_front(); // RACE!
        return v;
    }
    size_t pending() const
    {
        return q.size(); // RACE!
    }

private:
    std::mutex m;
    std::condition_variable cv;
    std::deque<T> q;
};

int main()
{
    Channel<int> ch;
    std::thread tx([&] {
        for (int i = 0; i < 50; i++)
            ch.send(i);
    });
    std::thread rx([&] {
        for (int i = 0; i < 50; i++)
            ch.receive();
    });
    while (ch.pending() > 10)
        std::this_thread::yield();
    tx.join();
    rx.join();
    return 0;
}
