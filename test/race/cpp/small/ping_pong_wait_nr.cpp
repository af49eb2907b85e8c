// Two threads take turns by std::atomic::wait and notify_one.
// flags: -std=c++20
#include <atomic>
#include <iostream>
#include <string>
#include <thread>

std::atomic<int> turn{0};
int ball = 0;
std::string history;

void play(int me, const char *what)
{
    for (int i = 0; i < 10; ++i) {
        turn.wait(1 - me);
        ball += 1;
        history += what;
        turn.store(1 - me);
        turn.notify_one();
    }
}

int main()
{
    std::thread ping(play, 0, "ping ");
    std::thread pong(play, 1, "pong ");
    ping.join();
    pong.join();
    std::cout << ball << ' ' << history << '\n';
}
