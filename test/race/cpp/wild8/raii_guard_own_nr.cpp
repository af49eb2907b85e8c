// A guard written by hand, named in all functions.
// flags: -std=c++11
#include <iostream>
#include <pthread.h>
#include <stdexcept>
#include <thread>
#include <vector>

class Mutex {
    pthread_mutex_t m_;

public:
    Mutex() { pthread_mutex_init(&m_, nullptr); }
    ~Mutex() { pthread_mutex_destroy(&m_); }
    void acquire() { pthread_mutex_lock(&m_); }
    void release() { pthread_mutex_unlock(&m_); }
};

class Guard {
    Mutex &m_;

public:
    explicit Guard(Mutex &m) : m_(m) { m_.acquire(); }
    ~Guard() { m_.release(); }
};

class Inventory {
    Mutex mutex_;
    std::vector<int> stock_;

public:
    explicit Inventory(int n) : stock_(n, 10) {}
    void take(int i)
    {
        Guard guard{mutex_};
        if (stock_[i] == 0)
            throw std::runtime_error("sold out");
        --stock_[i];
    }
    void restock(int i)
    {
        Guard guard(mutex_);
        stock_[i] += 5;
    }
};

int main()
{
    Inventory inv(3);
    std::thread buyer([&inv] {
        for (int k = 0; k < 60; ++k) {
            try {
                inv.take(k % 3);
            } catch (const std::exception &e) {
                std::cout << e.what() << '\n';
            }
        }
    });
    std::thread supplier([&inv] {
        for (int k = 0; k < 9; ++k)
            inv.restock(k % 3);
    });
    buyer.join();
    supplier.join();
}
