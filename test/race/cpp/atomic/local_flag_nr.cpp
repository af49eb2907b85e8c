// flags: -std=c++20
// A flag among the locals of a function, made by a constructor, hands over what was written before.
#include <atomic>
#include <chrono>
#include <iostream>
#include <thread>

int main()
{
    int answer = 0;
    std::atomic<bool> is_ready{false};
    std::jthread worker([&] {
        answer = 42; // NORACE
        is_ready.store(true);
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    });
    for (int i = 0; !is_ready.load(); i++)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    std::cout << answer << '\n'; // NORACE
}
