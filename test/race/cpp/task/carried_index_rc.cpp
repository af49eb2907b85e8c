// Tasks that carry a number through a queue of std::function: two with one number, blocks that overlap, one task queued twice, two loops
// tsan: some: which tasks run at the same time depends on the schedule
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

static std::mutex mutex;
static std::condition_variable changed;
static std::deque<std::function<void()>> jobs;
static bool closed;

static void post(std::function<void()> job)
{
    std::lock_guard<std::mutex> guard(mutex);
    jobs.push_back(std::move(job));
    changed.notify_one();
}

static void work()
{
    for (;;) {
        std::function<void()> job;
        {
            std::unique_lock<std::mutex> guard(mutex);
            changed.wait(guard, [] { return closed || !jobs.empty(); });
            if (jobs.empty())
                return;
            job = std::move(jobs.front());
            jobs.pop_front();
        }
        std::this_thread::yield();
        job();
    }
}

int main()
{
    std::vector<int> halves(100), blocks(111), twice(10), grid(10);
    std::thread a(work), b(work);
    for (int i = 0; i < 100; i++)
        post([&halves, i] { halves[i / 2] = i; }); // RACE! h
    for (int first = 0; first < 100; first += 10)
        post([&blocks, first] {
            for (int i = first; i <= first + 10; i++)
                blocks[i] = i; // RACE! b
        });
    for (int i = 0; i < 10; i++) {
        std::function<void()> job = [&twice, i] { twice[i]++; }; // RACE! t
        post(job);
        post(job);
    }
    for (int k = 0; k < 3; k++)
        for (int i = 0; i < 10; i++)
            post([&grid, i] { grid[i]++; }); // RACE! g
    {
        std::lock_guard<std::mutex> guard(mutex);
        closed = true;
    }
    changed.notify_all();
    a.join();
    b.join();
    return halves[3] + blocks[3] + twice[3] + grid[3] < 0;
}
