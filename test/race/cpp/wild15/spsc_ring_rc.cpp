// the ring's indices are relaxed: nothing orders the slots
// flags: -std=c++17
#include <atomic>
#include <cstdio>
#include <thread>
#include <vector>

class Ring {
public:
    explicit Ring(size_t n) : buf_(n) {}
    bool push(int v)
    {
        size_t h = head_.load(std::memory_order_relaxed);
        if (h - tail_.load(std::memory_order_relaxed) == buf_.size())
            return false;
        buf_[h % buf_.size()] = v; // RACE!
        head_.store(h + 1, std::memory_order_relaxed);
        return true;
    }
    bool pop(int &out)
    {
        size_t t = tail_.load(std::memory_order_relaxed);
        if (t == head_.load(std::memory_order_relaxed))
            return false;
        out = buf_[t % buf_.size()]; // RACE!
        tail_.store(t + 1, std::memory_order_relaxed);
        return true;
    }

private:
    std::vector<int> buf_;
    std::atomic<size_t> head_{0}, tail_{0};
};

int main()
{
    Ring ring(128);
    std::thread producer([&ring] {
        for (int i = 0; i < 5000;)
            if (ring.push(i))
                ++i;
    });
    std::thread consumer([&ring] {
        long sum = 0;
        for (int n = 0; n < 5000;) {
            int v;
            if (ring.pop(v))
                sum += v, ++n;
        }
        std::printf("%ld\n", sum);
    });
    producer.join();
    consumer.join();
}
