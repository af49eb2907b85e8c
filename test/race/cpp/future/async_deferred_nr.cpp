// the deferred task runs inside get, in the same thread
// flags: -std=c++17
#include <cstdio>
#include <future>

int main()
{
    int input = 1;
    auto task = std::async(std::launch::deferred, [&input] {
        return input * 2; // NORACE
    });

    input = 20; // NORACE
    std::printf("%d\n", task.get());
    return 0;
}
