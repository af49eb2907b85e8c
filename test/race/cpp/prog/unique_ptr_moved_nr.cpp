// a unique_ptr is moved into the thread that uses it alone
// flags: -std=c++17
#include <iostream>
#include <memory>
#include <thread>
#include <utility>
#include <vector>

struct Job {
    int id = 0;
    std::vector<int> data;
};

static void run(std::unique_ptr<Job> job)
{
    for (int i = 0; i < 5; i++)
        job->data.push_back(job->id * i);
}

int main()
{
    std::vector<std::thread> ts;
    for (int i = 0; i < 4; i++) {
        auto job = std::make_unique<Job>();
        job->id = i;
        job->data.reserve(8);
        ts.emplace_back(run, std::move(job));
    }
    auto last = std::make_unique<Job>();
    last->id = 99;
    std::thread t([j = std::move(last)]() mutable {
        j->id++;
        j->data.push_back(j->id);
    });
    for (auto &x : ts)
        x.join();
    t.join();
    std::cout << "ok\n";
}
