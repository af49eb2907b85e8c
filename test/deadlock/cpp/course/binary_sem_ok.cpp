// flags: -std=c++20
#include <iostream>
#include <semaphore>
#include <thread>

std::binary_semaphore ping{0}, pong{0};

void player_a()
{
    for (int i = 0; i < 5; ++i) {
        std::cout << "ping\n";
        ping.release();
        pong.acquire();
    }
}

void player_b()
{
    for (int i = 0; i < 5; ++i) {
        ping.acquire();
        std::cout << "pong\n";
        pong.release();
    }
}

int main()
{
    std::thread a(player_a), b(player_b);
    a.join();
    b.join();
}
