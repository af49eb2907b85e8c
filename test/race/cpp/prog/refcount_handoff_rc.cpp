// a buffer in a shared_ptr is filled by a detached helper after the promise is kept
// flags: -std=c++17
#include <future>
#include <iostream>
#include <memory>
#include <string>
#include <thread>
#include <vector>

struct Report {
    std::vector<int> rows;
    std::string title;
    int checksum = 0;
};

static void build(std::shared_ptr<Report> r, std::promise<void> ready)
{
    r->title = "daily"; // NORACE
    for (int i = 0; i < 10; i++)
        r->rows.push_back(i); // NORACE
    ready.set_value();
    r->checksum = 45; // RACE!
}

int main()
{
    auto report = std::make_shared<Report>();
    std::promise<void> p;
    auto f = p.get_future();
    std::thread(build, report, std::move(p)).detach();
    f.wait();
    std::cout << report->title << report->rows.size() << '\n'; // NORACE
    std::cout << report->checksum << '\n'; // RACE!
}
