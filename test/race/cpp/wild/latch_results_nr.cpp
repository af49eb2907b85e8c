// workers fill their slot and count a latch down; main waits for it and reads all
// flags: -std=c++20
#include <iostream>
#include <latch>
#include <string>
#include <thread>
#include <vector>

struct Job {
    std::string name;
    std::string product;
    std::thread action;
    explicit Job(std::string n) : name(std::move(n)) {}
};

int main()
{
    std::vector<Job> jobs;
    jobs.emplace_back("Annika");
    jobs.emplace_back("Buru");
    jobs.emplace_back("Chuck");
    std::latch done(static_cast<std::ptrdiff_t>(jobs.size()));
    std::latch clean_up(1);
    auto work = [&](Job &job) {
        job.product = job.name + " worked";
        done.count_down();
        clean_up.wait();
        job.product = job.name + " cleaned";
    };
    for (auto &job : jobs)
        job.action = std::thread(work, std::ref(job));
    done.wait();
    for (auto const &job : jobs)
        std::cout << job.product << '\n';
    clean_up.count_down();
    for (auto &job : jobs)
        job.action.join();
    for (auto const &job : jobs)
        std::cout << job.product << '\n';
}
