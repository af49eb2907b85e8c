// A ring buffer class with head, tail and count under a mutex, two conditions, by hand.
#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <thread>

template <typename T, int N> class Ring {
    T items[N];
    int head = 0, tail = 0, count = 0;
    bool closed = false;
    std::mutex m;
    std::condition_variable notEmpty, notFull;

public:
    bool put(const T &t)
    {
        std::unique_lock<std::mutex> lk(m);
        while (count == N && !closed)
            notFull.wait(lk);
        if (closed)
            return false;
        items[tail] = t;
        tail = (tail + 1) % N;
        ++count;
        lk.unlock();
        notEmpty.notify_one();
        return true;
    }
    bool get(T &t)
    {
        std::unique_lock<std::mutex> lk(m);
        while (count == 0) {
            if (closed)
                return false;
            notEmpty.wait(lk);
        }
        t = items[head];
        head = (head + 1) % N;
        --count;
        lk.unlock();
        notFull.notify_one();
        return true;
    }
    void close()
    {
        std::lock_guard<std::mutex> lk(m);
        closed = true;
        notEmpty.notify_all();
        notFull.notify_all();
    }
};

int main()
{
    Ring<int, 8> ring;
    long sums[2] = {0, 0};
    std::thread c1([&] {
        int v;
        while (ring.get(v))
            sums[0] += v;
    });
    std::thread c2([&] {
        int v;
        while (ring.get(v))
            sums[1] += v;
    });
    for (int i = 0; i < 100; ++i)
        ring.put(i);
    ring.close();
    c1.join();
    c2.join();
    std::printf("%ld\n", sums[0] + sums[1]);
}
