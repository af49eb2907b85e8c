// main reads the sum before the latch opens
// flags: -std=c++20
#include <iostream>
#include <latch>
#include <mutex>
#include <thread>

static int sum;
static std::mutex m;

int main()
{
    std::latch done(2);
    auto body = [&done](int v) {
        {
            std::lock_guard g(m);
            sum += v; // RACE!
        }
        done.count_down();
    };
    std::jthread a(body, 1), b(body, 2);
    std::cout << "so far " << sum << "\n"; // RACE!
    done.wait();
    std::cout << sum << "\n"; // NORACE
}
