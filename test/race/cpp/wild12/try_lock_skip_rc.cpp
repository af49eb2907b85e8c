// try_lock whose failure is ignored.
#include <iostream>
#include <mutex>
#include <thread>

std::mutex m;
int jobs = 0;

void add(int n)
{
    for (int i = 0; i < n; ++i) {
        bool got = m.try_lock();
        ++jobs; // RACE!
        if (got)
            m.unlock();
    }
}

int main()
{
    std::thread a(add, 100), b(add, 100);
    a.join();
    b.join();
    std::cout << jobs << '\n'; // NORACE
}
