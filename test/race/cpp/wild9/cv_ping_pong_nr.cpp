// Two threads take turns by a flag and a condition variable.
// flags: -std=c++11
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>

class PingPong {
    std::mutex m;
    std::condition_variable cv;
    bool ping_turn = true;
    std::string text;

public:
    void play(bool is_ping, int rounds)
    {
        for (int i = 0; i < rounds; ++i) {
            std::unique_lock<std::mutex> lk(m);
            cv.wait(lk, [&] { return ping_turn == is_ping; });
            text += is_ping ? "ping " : "pong ";
            ping_turn = !is_ping;
            lk.unlock();
            cv.notify_one();
        }
    }
    const std::string &result() const { return text; }
};

int main()
{
    PingPong game;
    std::thread a(&PingPong::play, &game, true, 5);
    std::thread b(&PingPong::play, &game, false, 5);
    a.join();
    b.join();
    std::cout << game.result() << '\n';
}
