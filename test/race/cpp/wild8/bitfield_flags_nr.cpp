// Two fields of a struct, each written by another thread.
// flags: -std=c++11
#include <iostream>
#include <thread>

struct Status {
    unsigned char connected;
    unsigned char errors;
};

int main()
{
    Status s{};
    std::thread net([&s] { s.connected = 1; });
    std::thread err([&s] {
        for (int i = 0; i < 5; ++i)
            s.errors = i;
    });
    net.join();
    err.join();
    std::cout << int(s.connected) << int(s.errors) << '\n';
}
