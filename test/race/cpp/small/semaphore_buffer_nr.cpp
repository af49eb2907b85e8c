// Bounded buffer with counting semaphores and a binary one as a lock.
// flags: -std=c++20
#include <array>
#include <iostream>
#include <semaphore>
#include <thread>

template <typename T, int Capacity> class BoundedBuffer {
public:
    void put(T item)
    {
        empty_.acquire();
        guard_.acquire();
        slots_[tail_] = item;
        tail_ = (tail_ + 1) % Capacity;
        guard_.release();
        full_.release();
    }
    T take()
    {
        full_.acquire();
        guard_.acquire();
        T item = slots_[head_];
        head_ = (head_ + 1) % Capacity;
        guard_.release();
        empty_.release();
        return item;
    }

private:
    std::array<T, Capacity> slots_{};
    int head_ = 0, tail_ = 0;
    std::counting_semaphore<Capacity> empty_{Capacity};
    std::counting_semaphore<Capacity> full_{0};
    std::binary_semaphore guard_{1};
};

int main()
{
    BoundedBuffer<int, 4> buffer;
    long sums[2] = {0, 0};
    std::jthread p1([&] { for (int i = 0; i < 100; ++i) buffer.put(i); });
    std::jthread p2([&] { for (int i = 0; i < 100; ++i) buffer.put(-i); });
    std::jthread c1([&] { for (int i = 0; i < 100; ++i) sums[0] += buffer.take(); });
    std::jthread c2([&] { for (int i = 0; i < 100; ++i) sums[1] += buffer.take(); });
    p1.join();
    p2.join();
    c1.join();
    c2.join();
    std::cout << sums[0] + sums[1] << '\n';
}
