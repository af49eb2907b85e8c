// two threads take turns with binary semaphores
// flags: -std=c++20
#include <cstdio>
#include <semaphore>
#include <thread>

std::binary_semaphore ping{1}, pong{0};
int ball = 0;

int main()
{
    std::thread a([] {
        for (int i = 0; i < 10; ++i) {
            ping.acquire();
            ball++; // NORACE
            pong.release();
        }
    });
    std::thread b([] {
        for (int i = 0; i < 10; ++i) {
            pong.acquire();
            ball *= 2; // NORACE
            ping.release();
        }
    });
    a.join();
    b.join();
    std::printf("%d\n", ball);
}
