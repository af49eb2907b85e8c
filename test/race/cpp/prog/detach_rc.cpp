// a detached thread may still write when main reads
// flags: -std=c++17
#include <chrono>
#include <iostream>
#include <thread>

struct Progress {
    int percent = 0;
};

static Progress progress;

int main()
{
    std::thread([] {
        for (int i = 0; i <= 100; i++)
            progress.percent = i; // RACE!
    }).detach();
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
    std::cout << progress.percent << "\n"; // RACE!
}
