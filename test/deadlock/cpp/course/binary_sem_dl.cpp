// flags: -std=c++20
#include <iostream>
#include <semaphore>
#include <thread>

std::binary_semaphore ping{0}, pong{0};

void player_a()
{
    for (int i = 0; i < 5; ++i) {
        pong.acquire(); // DEADLOCK!
        std::cout << "ping\n";
        ping.release();
    }
}

void player_b()
{
    for (int i = 0; i < 5; ++i) {
        ping.acquire(); // DEADLOCK!
        std::cout << "pong\n";
        pong.release();
    }
}

int main()
{
    std::thread a(player_a), b(player_b);
    a.join(); // DEADLOCK
    b.join(); // DEADLOCK
}
