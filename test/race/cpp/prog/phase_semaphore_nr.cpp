// ping-pong with two binary semaphores, and a latch before the result is read
// flags: -std=c++20
#include <iostream>
#include <latch>
#include <semaphore>
#include <string>
#include <thread>

struct Ball {
    int hits = 0;
    std::string last;
};

int main()
{
    std::binary_semaphore ping{1}, pong{0};
    std::latch finished(2);
    Ball ball;
    std::jthread a([&] {
        for (int i = 0; i < 10; i++) {
            ping.acquire();
            ball.hits++; // NORACE
            ball.last = "ping"; // NORACE
            pong.release();
        }
        finished.count_down();
    });
    std::jthread b([&] {
        for (int i = 0; i < 10; i++) {
            pong.acquire();
            ball.hits++; // NORACE
            ball.last = "pong"; // NORACE
            ping.release();
        }
        finished.count_down();
    });
    finished.wait();
    std::cout << ball.hits << ball.last << '\n'; // NORACE
}
