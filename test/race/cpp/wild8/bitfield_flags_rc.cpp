// Two bit-fields of one word, each written by another thread.
// flags: -std=c++11
#include <iostream>
#include <thread>

struct Status {
    unsigned connected : 1;
    unsigned errors : 7;
};

int main()
{
    Status s{};
    std::thread net([&s] { s.connected = 1; }); // RACE!
    std::thread err([&s] {
        for (int i = 0; i < 5; ++i)
            s.errors = i; // RACE!
    });
    net.join();
    err.join();
    std::cout << int(s.connected) << int(s.errors) << '\n';
}
