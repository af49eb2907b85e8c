// two threads take turns by binary semaphores
// flags: -std=c++20
#include <cstdio>
#include <semaphore>
#include <thread>

static std::binary_semaphore ping(1), pong(0);

static void play_ping()
{
    for (int i = 0; i < 10; ++i) {
        ping.acquire();
        std::puts("ping");
        pong.release();
    }
}

static void play_pong()
{
    for (int i = 0; i < 10; ++i) {
        pong.acquire();
        std::puts("pong");
        ping.release();
    }
}

int main()
{
    std::thread a(play_ping), b(play_pong);
    a.join();
    b.join();
}
