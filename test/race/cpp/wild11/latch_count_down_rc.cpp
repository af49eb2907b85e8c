// A thread counts the latch down and goes on to write what the waiter reads.
// flags: -std=c++20
#include <iostream>
#include <latch>
#include <string>
#include <thread>

int main()
{
    std::string config, status;
    std::latch loaded(1);
    std::jthread loader([&] {
        config = "verbose"; // NORACE
        loaded.count_down();
        status = "done"; // RACE!
    });
    loaded.wait();
    std::cout << config << '\n'; // NORACE
    std::cout << status << '\n'; // RACE!
}
