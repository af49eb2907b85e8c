// Futures that do not wait when they die: they were given to somebody else before
#include <cstdio>
#include <future>
#include <utility>
#include <vector>

static int cooked, washed, swept;
static std::future<void> later;

static void cook() { cooked++; } // RACE! c
static void wash() { washed++; } // RACE! w
static void sweep() { swept++; } // RACE! s

static void keep(std::future<void> &job)
{
    later = std::move(job);
}

int main()
{
    std::vector<std::future<void>> jobs;
    std::future<void> other;
    jobs.push_back(std::async(std::launch::async, cook));
    {
        auto job = std::async(std::launch::async, wash);
        keep(job);
    }
    {
        auto job = std::async(std::launch::async, sweep);
        std::swap(job, other);
    }
    cooked += 10; // RACE! c
    washed += 10; // RACE! w
    swept += 10; // RACE! s
    jobs[0].get();
    later.get();
    other.get();
    std::printf("%d %d %d\n", cooked, washed, swept);
}
