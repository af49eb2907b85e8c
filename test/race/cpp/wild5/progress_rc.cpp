// A worker reports progress into a struct that main polls without a lock.
// flags: -std=c++17
#include <atomic>
#include <chrono>
#include <iostream>
#include <string>
#include <thread>

struct Progress {
    int percent = 0;
    std::atomic<bool> done{false};
};

static void compute(Progress &p)
{
    for (int i = 1; i <= 100; ++i) {
        std::this_thread::sleep_for(std::chrono::microseconds(20));
        p.percent = i; // RACE!
    }
    p.done = true;
}

int main()
{
    Progress progress;
    std::thread worker(compute, std::ref(progress));
    while (!progress.done) {
        std::cout << progress.percent << "%\r"; // RACE!
        std::this_thread::sleep_for(std::chrono::microseconds(50));
    }
    worker.join();
    std::cout << progress.percent << "%\n";
}
