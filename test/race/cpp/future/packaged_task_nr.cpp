// main gets the packaged task's result before it reads the member
// flags: -std=c++17
#include <cstdio>
#include <future>
#include <thread>
#include <utility>

struct Report {
    int lines = 0;
    int pages = 0;
};

int main()
{
    Report report;
    std::packaged_task<int(int)> task([&report](int lines) {
        report.lines = lines; // NORACE
        return lines / 50;
    });
    auto pages = task.get_future();
    std::thread printer(std::move(task), 200);

    report.pages = pages.get(); // NORACE
    std::printf("%d\n", report.lines); // NORACE
    printer.join();
    return report.pages != 4;
}
