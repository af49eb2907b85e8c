// A latch for three, and two who count.
// flags: -std=c++20
#include <latch>
#include <thread>
#include <vector>

int main()
{
    std::latch done(3);
    std::vector<int> data(2);
    std::thread a([&] {
        data[0] = 1;
        done.count_down();
    });
    std::thread b([&] {
        data[1] = 2;
        done.count_down();
    });
    done.wait(); // DEADLOCK!
    int sum = data[0] + data[1];
    a.join();
    b.join();
    return sum == 0;
}
