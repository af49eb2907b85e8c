// What was written before a stop was asked for is there for who sees the stop.
// flags: -std=c++20
#include <iostream>
#include <stop_token>
#include <string>
#include <thread>

int main()
{
    std::string reason;
    std::stop_source source;
    std::jthread worker([&reason, token = source.get_token()] {
        long spins = 0;
        while (!token.stop_requested())
            ++spins;
        std::cout << reason << ' ' << spins << '\n';
    });
    reason = "shutdown";
    source.request_stop();
}
