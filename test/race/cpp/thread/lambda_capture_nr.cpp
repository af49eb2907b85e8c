// the lambdas capture a copy of the counter
// flags: -std=c++17
#include <cstdio>
#include <thread>

int main()
{
    int counter = 0;
    int result[2] = {0, 0};

    std::thread a([counter, &result]() mutable {
        for (int i = 0; i < 20000; i++)
            counter++; // NORACE
        result[0] = counter; // NORACE
    });
    std::thread b([counter, &result]() mutable {
        for (int i = 0; i < 20000; i++)
            counter += 2; // NORACE
        result[1] = counter; // NORACE
    });
    a.join();
    b.join();
    std::printf("%d %d\n", result[0], result[1]); // NORACE
    return 0;
}
