// What is written after a stop was asked for, or read before it is seen, is not ordered by it.
// flags: -std=c++20
// tsan: some: a short window
#include <iostream>
#include <stop_token>
#include <string>
#include <thread>

int main()
{
    std::string reason;
    int progress = 0;
    std::stop_source source;
    std::jthread worker([&reason, &progress, token = source.get_token()] {
        while (!token.stop_requested())
            ++progress; // RACE! p
        std::cout << reason << '\n'; // RACE! r
    });
    progress = 1; // RACE! p
    source.request_stop();
    reason = "shutdown"; // RACE! r
}
