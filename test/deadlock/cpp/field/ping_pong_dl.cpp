// two threads take turns by binary semaphores
// flags: -std=c++20
#include <cstdio>
#include <semaphore>
#include <thread>

static std::binary_semaphore ping(0), pong(0);

static void play_ping()
{
    for (int i = 0; i < 10; ++i) {
        ping.acquire(); // DEADLOCK!
        std::puts("ping");
        pong.release();
    }
}

static void play_pong()
{
    for (int i = 0; i < 10; ++i) {
        pong.acquire(); // DEADLOCK!
        std::puts("pong");
        ping.release();
    }
}

int main()
{
    std::thread a(play_ping), b(play_pong);
    a.join(); // DEADLOCK
    b.join(); // DEADLOCK
}
