// A ring buffer that has two producers though it is written for one.
// tsan: no: seldom at the same time on a machine with two cores
#include <atomic>
#include <iostream>
#include <thread>

class Ring {
    static const unsigned SIZE = 32;
    int data[SIZE];
    std::atomic<unsigned> writeIndex{0};
    std::atomic<unsigned> readIndex{0};

public:
    bool tryPut(int value)
    {
        unsigned w = writeIndex.load(std::memory_order_relaxed);
        if (w - readIndex.load(std::memory_order_acquire) == SIZE)
            return false;
        data[w % SIZE] = value; // RACE!
        writeIndex.store(w + 1, std::memory_order_release);
        return true;
    }
    bool tryGet(int *value)
    {
        unsigned r = readIndex.load(std::memory_order_relaxed);
        if (r == writeIndex.load(std::memory_order_acquire))
            return false;
        *value = data[r % SIZE]; // RACE
        readIndex.store(r + 1, std::memory_order_release);
        return true;
    }
};

int main()
{
    Ring ring;
    std::atomic<bool> stop{false};
    auto produce = [&ring](int start) {
        for (int i = start; i < start + 200; ++i)
            ring.tryPut(i);
    };
    std::thread consumer([&] {
        int v;
        long sum = 0;
        while (!stop)
            if (ring.tryGet(&v))
                sum += v;
        std::cout << sum << '\n';
    });
    std::thread p1(produce, 0), p2(produce, 1000);
    p1.join();
    p2.join();
    stop = true;
    consumer.join();
}
