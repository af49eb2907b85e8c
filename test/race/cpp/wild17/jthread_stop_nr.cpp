// a jthread that is asked to stop; its count is read after it was joined by hand
// flags: -std=c++20
#include <iostream>
#include <stop_token>
#include <thread>

int main()
{
    long rounds = 0;
    std::jthread t([&rounds](std::stop_token st) {
        while (!st.stop_requested())
            ++rounds; // NORACE
    });
    t.request_stop();
    t.join();
    std::cout << rounds << '\n'; // NORACE
}
