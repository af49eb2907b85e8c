// each thread adds to a total of its own passed by std::ref
// flags: -std=c++17
#include <cstdio>
#include <functional>
#include <thread>
#include <vector>

static void add_all(const std::vector<int> &numbers, long &total)
{
    for (int n : numbers) // NORACE
        total += n; // NORACE
}

int main()
{
    const std::vector<int> numbers{1, 2, 3, 4, 5};
    long first = 0;
    long second = 0;

    std::thread a(add_all, std::cref(numbers), std::ref(first));
    std::thread b(add_all, std::cref(numbers), std::ref(second));
    a.join();
    b.join();
    std::printf("%ld\n", first + second); // NORACE
    return 0;
}
