// the jthread joins at the end of its scope, the variable is read afterwards
// flags: -std=c++20
// needs: clang-19
#include <cstdio>
#include <stop_token>
#include <thread>

int main()
{
    int rounds = 0;

    {
        std::jthread worker([&rounds](std::stop_token stop) {
            do
                rounds++; // NORACE
            while (!stop.stop_requested() && rounds < 100000); // NORACE
        });
    }
    std::printf("%d\n", rounds > 0); // NORACE
    return 0;
}
