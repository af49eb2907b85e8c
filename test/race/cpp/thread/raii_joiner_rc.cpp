// the result is read before the joining destructor has run
// flags: -std=c++17
#include <cstdio>
#include <thread>
#include <utility>

class Joiner
{
public:
    explicit Joiner(std::thread thread) : thread_(std::move(thread)) {}
    Joiner(const Joiner &) = delete;
    Joiner &operator=(const Joiner &) = delete;
    ~Joiner()
    {
        if (thread_.joinable())
            thread_.join();
    }

private:
    std::thread thread_;
};

static int compute(int n)
{
    return n < 2 ? n : compute(n - 1) + compute(n - 2);
}

int main()
{
    int result = 0;

    {
        Joiner joiner(std::thread([&result] {
            result = compute(15); // RACE!
        }));
        std::printf("%d\n", result); // RACE!
    }
    return 0;
}
