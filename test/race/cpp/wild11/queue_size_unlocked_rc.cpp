// A bounded buffer whose size() and empty() do not lock.
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <queue>
#include <thread>

template <class T> class BoundedQueue {
    std::queue<T> q;
    const std::size_t cap;
    std::mutex m;
    std::condition_variable not_full, not_empty;

public:
    explicit BoundedQueue(std::size_t c) : cap(c) {}
    void put(T v)
    {
        std::unique_lock<std::mutex> lk(m);
        not_full.wait(lk, [this] { return q.size() < cap; }); // NORACE
        q.push(std::move(v)); // RACE!
        not_empty.notify_one();
    }
    T take()
    {
        std::unique_lock<std::mutex> lk(m);
        not_empty.wait(lk, [this] { return !q.empty(); });
        T v = std::move(q.front());
        q.pop(); // RACE!
        not_full.notify_one();
        return v;
    }
    std::size_t size() const { return q.size(); } // RACE!
};

int main()
{
    BoundedQueue<int> q(8);
    std::thread p([&] {
        for (int i = 0; i < 100; ++i)
            q.put(i);
    });
    std::thread c([&] {
        long s = 0;
        for (int i = 0; i < 100; ++i)
            s += q.take();
        std::cout << s << std::endl;
    });
    for (int i = 0; i < 5; ++i)
        std::cout << "backlog " << q.size() << '\n';
    p.join();
    c.join();
}
