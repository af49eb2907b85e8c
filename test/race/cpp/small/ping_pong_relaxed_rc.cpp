// Two threads take turns, but the turn is passed on by relaxed operations.
#include <atomic>
#include <iostream>
#include <thread>

struct Match {
    std::atomic<bool> whites_move{true};
    int moves = 0;
    int last = 0;

    void play(bool white)
    {
        for (int i = 0; i < 20; ++i) {
            while (whites_move.load(std::memory_order_relaxed) != white)
                std::this_thread::yield();
            moves++; // RACE!
            last = white ? 1 : 2; // RACE!
            whites_move.store(!white, std::memory_order_relaxed);
        }
    }
};

int main()
{
    Match match;
    std::thread white(&Match::play, &match, true);
    std::thread black(&Match::play, &match, false);
    white.join();
    black.join();
    std::cout << match.moves << ' ' << match.last << '\n';
}
