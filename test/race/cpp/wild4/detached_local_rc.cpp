// A detached thread goes on using what its creator also changes; a promise only says that it has begun.
// flags: -std=c++17
#include <chrono>
#include <future>
#include <iostream>
#include <memory>
#include <thread>

struct State {
    int ticks = 0;
    int reads = 0;
};

int main()
{
    auto state = std::make_shared<State>();
    std::promise<void> started;
    auto begun = started.get_future();
    std::thread([state, p = std::move(started)]() mutable {
        state->ticks = 1; // NORACE
        p.set_value();
        for (int i = 0; i < 100; ++i)
            state->reads += i; // RACE!
    }).detach();
    begun.wait();
    std::cout << state->ticks << '\n';
    std::cout << state->reads << '\n'; // RACE!
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
}
