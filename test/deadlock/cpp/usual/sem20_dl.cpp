// flags: -std=c++20
#include <semaphore>
#include <thread>
std::binary_semaphore ping(0), pong(0);
int ball;
int main()
{
    std::thread a([] {
        for (int i = 0; i < 3; i++) {
            pong.acquire(); // DEADLOCK!
            ball++;
            ping.release();
        }
    });
    std::thread b([] {
        for (int i = 0; i < 3; i++) {
            ping.acquire(); // DEADLOCK!
            ball--;
            pong.release();
        }
    });
    a.join(); // DEADLOCK
    b.join(); // DEADLOCK
}
