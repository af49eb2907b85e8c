// workers count the latch down before they write their result
// flags: -std=c++20
#include <iostream>
#include <latch>
#include <thread>
#include <vector>

struct Job {
    int input;
    int result;
    std::thread action;
};

int main()
{
    std::vector<Job> jobs(3);
    for (int i = 0; i < 3; ++i)
        jobs[i].input = i;
    std::latch done(3);
    auto work = [&](Job &job) {
        int r = job.input * job.input;
        done.count_down();
        job.result = r; // RACE!
    };
    for (auto &job : jobs)
        job.action = std::thread(work, std::ref(job));
    done.wait();
    for (auto const &job : jobs)
        std::cout << job.result << '\n'; // RACE!
    for (auto &job : jobs)
        job.action.join();
}
