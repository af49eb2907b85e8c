// After a time-out the result is read although the task may still write it.
#include <chrono>
#include <future>
#include <iostream>
#include <thread>
#include <vector>

struct Report {
    int pages = 0;
    double score = 0;
};

int main()
{
    using namespace std::chrono_literals;
    Report report;
    std::future<bool> done = std::async(std::launch::async, [&report] {
        for (int i = 0; i < 50; ++i) {
            report.pages++; // RACE!
            report.score += 0.5; // RACE!
            std::this_thread::sleep_for(1ms);
        }
        return true;
    });
    if (done.wait_for(10ms) == std::future_status::timeout)
        std::cout << "partial: ";
    std::cout << report.pages << ' ' << report.score << '\n'; // RACE!
    done.get();
    std::cout << report.pages << '\n';
}
