// two asyncs write into one struct; the first future is got before, the second after the use
// flags: -std=c++17
// tsan: some: not every pair meets in one run
#include <future>
#include <iostream>

struct Result {
    int left = 0;
    int right = 0;
    int steps = 0;
};

static int work(int n, int &steps)
{
    int sum = 0;
    for (int i = 0; i < n; ++i) {
        sum += i;
        ++steps; // RACE! s
    }
    return sum;
}

int main()
{
    Result r;
    auto a = std::async(std::launch::async, [&r] { r.left = work(1000, r.steps); });
    auto b = std::async(std::launch::async, [&r] { r.right = work(2000, r.steps); }); // RACE! r
    a.get();
    std::cout << r.left << '\n';
    std::cout << r.right << '\n'; // RACE! r
    b.get();
    std::cout << r.steps << '\n';
}
