// bounded buffer with two counting semaphores and a mutex
// flags: -std=c++20
#include <iostream>
#include <mutex>
#include <semaphore>
#include <thread>

class Buffer {
    static constexpr int size = 8;
    int data_[size];
    int head_ = 0, tail_ = 0;
    std::counting_semaphore<size> free_{size}, used_{0};
    std::mutex m_;

public:
    void put(int x)
    {
        free_.acquire();
        {
            std::lock_guard lock(m_);
            data_[tail_] = x; // NORACE
            tail_ = (tail_ + 1) % size; // NORACE
        }
        used_.release();
    }
    int get()
    {
        used_.acquire();
        int x;
        {
            std::lock_guard lock(m_);
            x = data_[head_]; // NORACE
            head_ = (head_ + 1) % size; // NORACE
        }
        free_.release();
        return x;
    }
};

int main()
{
    Buffer b;
    long sum1 = 0, sum2 = 0;
    std::thread p([&] { for (int i = 0; i < 100; ++i) b.put(i); });
    std::thread c1([&] { for (int i = 0; i < 50; ++i) sum1 += b.get(); });
    std::thread c2([&] { for (int i = 0; i < 50; ++i) sum2 += b.get(); });
    p.join();
    c1.join();
    c2.join();
    std::cout << sum1 + sum2 << '\n';
}
