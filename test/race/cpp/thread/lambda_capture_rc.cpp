// the lambdas capture the counter by reference
// flags: -std=c++17
// tsan: some: the last read comes after the other thread's end
#include <cstdio>
#include <thread>

int main()
{
    int counter = 0;
    int result[2] = {0, 0};

    std::thread a([&counter, &result] {
        for (int i = 0; i < 20000; i++)
            counter++; // RACE!
        result[0] = counter; // RACE!
    });
    std::thread b([&counter, &result] {
        for (int i = 0; i < 20000; i++)
            counter += 2; // RACE!
        result[1] = counter; // RACE!
    });
    a.join();
    b.join();
    std::printf("%d %d\n", result[0], result[1]); // NORACE
    return 0;
}
