// copies of the function object have their own members
// flags: -std=c++17
#include <cstdio>
#include <thread>
#include <vector>

class Accumulate
{
public:
    explicit Accumulate(long *out) : out_(out) {}
    void operator()(int n)
    {
        for (int i = 0; i < n; i++)
            sum_ += i; // NORACE
        *out_ += sum_; // NORACE
    }

private:
    long sum_ = 0;
    long *out_;
};

int main()
{
    long results[2] = {0, 0};
    std::vector<std::thread> threads;

    threads.emplace_back(Accumulate(&results[0]), 100);
    threads.emplace_back(Accumulate(&results[1]), 200);
    for (auto &thread : threads)
        thread.join();
    std::printf("%ld\n", results[0] + results[1]); // NORACE
    return 0;
}
