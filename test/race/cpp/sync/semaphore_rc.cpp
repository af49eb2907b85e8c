// the counting semaphore lets two threads in at once
// flags: -std=c++20
#include <chrono>
#include <cstdio>
#include <semaphore>
#include <thread>

static std::counting_semaphore<4> slots{2};
static int prints;

static void print_job(int pages)
{
    for (int i = 0; i < pages; i++) {
        slots.acquire();
        prints++; // RACE!
        std::this_thread::sleep_for(std::chrono::microseconds(50));
        slots.release();
    }
}

int main()
{
    std::thread a(print_job, 30), b(print_job, 30);

    a.join();
    b.join();
    std::printf("%d\n", prints);
    return 0;
}
