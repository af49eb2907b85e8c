// two threads add to one total passed by std::ref
// flags: -std=c++17
#include <cstdio>
#include <functional>
#include <thread>
#include <vector>

static void add_all(const std::vector<int> &numbers, long &total)
{
    for (int n : numbers) // NORACE
        total += n; // RACE!
}

int main()
{
    const std::vector<int> numbers{1, 2, 3, 4, 5};
    long first = 0;

    std::thread a(add_all, std::cref(numbers), std::ref(first));
    std::thread b(add_all, std::cref(numbers), std::ref(first));
    a.join();
    b.join();
    std::printf("%ld\n", first); // NORACE
    return 0;
}
