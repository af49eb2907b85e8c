// A double buffer whose index is atomic, but the writer does not wait for the reader.
// tsan: no: seldom at the same time on a machine with two cores
#include <array>
#include <atomic>
#include <iostream>
#include <thread>

class DoubleBuffer {
    std::array<int, 64> buffers_[2]{};
    std::atomic<int> front_{0};

public:
    void publish(int value)
    {
        int back = 1 - front_.load(std::memory_order_relaxed);
        for (int &slot : buffers_[back])
            slot = value; // RACE!
        front_.store(back, std::memory_order_release);
    }
    int total() const
    {
        const auto &b = buffers_[front_.load(std::memory_order_acquire)];
        int sum = 0;
        for (int v : b) // RACE!
            sum += v;
        return sum;
    }
};

int main()
{
    DoubleBuffer buffer;
    std::thread writer([&] {
        for (int i = 0; i < 1000; ++i)
            buffer.publish(i);
    });
    long all = 0;
    for (int i = 0; i < 1000; ++i)
        all += buffer.total();
    writer.join();
    std::cout << all << '\n';
}
