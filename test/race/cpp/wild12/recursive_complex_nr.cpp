// A class whose methods call one another under a recursive mutex.
#include <iostream>
#include <mutex>
#include <thread>

struct Complex {
    std::recursive_mutex mutex;
    int i = 1;
    void mul(int x)
    {
        std::lock_guard<std::recursive_mutex> lock(mutex);
        i *= x;
    }
    void div(int x)
    {
        std::lock_guard<std::recursive_mutex> lock(mutex);
        i /= x;
    }
    void both(int x, int y)
    {
        std::lock_guard<std::recursive_mutex> lock(mutex);
        mul(x);
        div(y);
    }
};

int main()
{
    Complex complex;
    std::thread t1([&] { complex.both(32, 23); });
    std::thread t2([&] { complex.both(3, 2); });
    t1.join();
    t2.join();
    std::cout << complex.i << '\n';
}
