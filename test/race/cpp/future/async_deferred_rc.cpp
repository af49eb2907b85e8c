// the task may run in another thread while main changes its input
// flags: -std=c++17
#include <cstdio>
#include <future>

int main()
{
    int input = 1;
    auto task = std::async(std::launch::async, [&input] {
        return input * 2; // RACE!
    });

    input = 20; // RACE!
    std::printf("%d\n", task.get());
    return 0;
}
