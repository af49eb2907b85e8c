// main reads the member that the packaged task sets without getting the result
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
        report.lines = lines; // RACE!
        return lines / 50;
    });
    auto pages = task.get_future();
    std::thread printer(std::move(task), 200);

    std::printf("%d\n", report.lines); // RACE!
    report.pages = pages.get(); // NORACE
    printer.join();
    return report.pages != 4;
}
