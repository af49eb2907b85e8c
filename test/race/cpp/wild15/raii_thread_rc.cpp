// the guard that joins is declared before what the thread uses; the thread still runs when main reads
// flags: -std=c++17
#include <cstdio>
#include <string>
#include <thread>
#include <vector>

class JoinGuard {
public:
    explicit JoinGuard(std::thread &t) : t_(t) {}
    ~JoinGuard()
    {
        if (t_.joinable())
            t_.join();
    }

private:
    std::thread &t_;
};

struct Report {
    int lines = 0;
    long bytes = 0;
};

int main()
{
    Report report;
    std::vector<std::string> input(100, "some text");
    std::thread t([&report, &input] {
        for (const auto &s : input) {
            report.lines++; // RACE!
            report.bytes += s.size(); // RACE!
        }
    });
    JoinGuard guard(t);
    std::printf("%d lines, %ld bytes\n", report.lines, report.bytes); // RACE!
    return 0;
}
