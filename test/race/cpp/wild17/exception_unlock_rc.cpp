// a lock taken by hand is given back in the handler, and the handler goes on writing
#include <iostream>
#include <mutex>
#include <stdexcept>
#include <thread>

std::mutex m;
int errors = 0, sum = 0;

void add(int x)
{
    m.lock();
    try {
        if (x % 7 == 0)
            throw std::runtime_error("seven");
        sum += x;
        m.unlock();
    } catch (const std::exception &) {
        m.unlock();
        errors++; // RACE!
    }
}

int main()
{
    std::thread a([] { for (int i = 0; i < 50; ++i) add(i); });
    std::thread b([] { for (int i = 0; i < 50; ++i) add(i); });
    a.join();
    b.join();
    std::cout << sum << ' ' << errors << '\n';
}
