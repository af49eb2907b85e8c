// Two threads pass a token by an atomic turn; the ball is a plain struct.
#include <atomic>
#include <iostream>
#include <thread>

struct Ball {
    int hits = 0;
    double speed = 1.0;
};

std::atomic<int> turn{0};
Ball ball;

void player(int me, int other)
{
    for (int i = 0; i < 100; ++i) {
        while (turn.load(std::memory_order_acquire) != me)
            std::this_thread::yield();
        ball.hits++;
        ball.speed *= 1.01;
        turn.store(other, std::memory_order_release);
    }
}

int main()
{
    std::thread ping(player, 0, 1), pong(player, 1, 0);
    ping.join();
    pong.join();
    std::cout << ball.hits << '\n';
}
