// the variable is read while the jthread is still alive
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
                rounds++; // RACE!
            while (!stop.stop_requested() && rounds < 100000); // NORACE
        });
        std::printf("%d\n", rounds > 0); // RACE!
    }
    return 0;
}
