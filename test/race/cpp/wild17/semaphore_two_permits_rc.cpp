// a semaphore with two permits does not keep the two holders apart
// tsan: no: seldom at the same time on a machine with two cores
// flags: -std=c++20
#include <cstdio>
#include <semaphore>
#include <thread>
#include <vector>

std::counting_semaphore<2> permits(2);
int busy_now = 0;

void use()
{
    permits.acquire();
    busy_now++; // RACE!
    busy_now--; // RACE!
    permits.release();
}

int main()
{
    std::vector<std::thread> ts;
    for (int i = 0; i < 5; ++i)
        ts.emplace_back(use);
    for (auto &t : ts)
        t.join();
    std::printf("%d\n", busy_now);
}
