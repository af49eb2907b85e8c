// A manual unlock is skipped... the other way round: unlocked before the exception handler writes.
// flags: -std=c++11
#include <exception>
#include <iostream>
#include <mutex>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

struct Stats {
    std::mutex m;
    int ok = 0;
    int failed = 0;
};

static void parse(Stats &s, const std::string &line)
{
    std::lock_guard<std::mutex> lk(s.m);
    if (line.empty())
        throw std::invalid_argument("empty");
    s.ok += std::stoi(line) > 0;
}

static void run(Stats &s, const std::vector<std::string> &lines)
{
    for (const auto &l : lines) {
        try {
            parse(s, l);
        } catch (const std::invalid_argument &) {
            s.failed++; // RACE!
        }
    }
}

int main()
{
    Stats stats;
    std::vector<std::string> a{"1", "", "3", "x"}, b{"", "4", "5"};
    std::thread t1(run, std::ref(stats), std::cref(a));
    std::thread t2(run, std::ref(stats), std::cref(b));
    t1.join();
    t2.join();
    std::cout << stats.ok << ' ' << stats.failed << '\n';
}
