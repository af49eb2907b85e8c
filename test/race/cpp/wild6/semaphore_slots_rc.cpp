// A bounded buffer of two semaphores and a mutex.
// flags: -std=c++20
#include <array>
#include <iostream>
#include <mutex>
#include <semaphore>
#include <thread>

template <class T, int N> class BoundedBuffer {
    std::array<T, N> buf_{};
    int in_ = 0, out_ = 0;
    std::counting_semaphore<N> empty_{N};
    std::counting_semaphore<N> full_{0};
    std::mutex m_;

public:
    void put(T x)
    {
        empty_.acquire();
        buf_[in_] = x; // RACE! b i
        in_ = (in_ + 1) % N; // RACE! i
        full_.release();
    }
    T get()
    {
        full_.acquire();
        std::unique_lock<std::mutex> lk(m_);
        T x = buf_[out_]; // RACE
        out_ = (out_ + 1) % N;
        lk.unlock();
        empty_.release();
        return x;
    }
};

int main()
{
    BoundedBuffer<int, 8> buf;
    std::thread p1([&] { for (int i = 0; i < 200; ++i) buf.put(i); });
    std::thread p2([&] { for (int i = 0; i < 200; ++i) buf.put(-i); });
    long sum1 = 0, sum2 = 0;
    std::thread c1([&] { for (int i = 0; i < 200; ++i) sum1 += buf.get(); });
    std::thread c2([&] { for (int i = 0; i < 200; ++i) sum2 += buf.get(); });
    for (std::thread *t : {&p1, &p2, &c1, &c2})
        t->join();
    std::cout << sum1 + sum2 << '\n';
}
