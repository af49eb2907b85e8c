// Tasks that carry their number through a queue of std::function write their own elements
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
        job();
    }
}

int main()
{
    std::vector<int> squares(100), blocks(100), big(10);
    std::thread a(work), b(work);
    for (int i = 0; i < 100; i++)
        post([&squares, i] { squares[i] = i * i; }); // NORACE
    for (int first = 0; first < 100; first += 10) {
        int last = first + 10;
        post([&blocks, &big, first, last] {
            for (int i = first; i < last; i++)
                blocks[i] = i; // NORACE
            big[first / 10] = last; // NORACE
        });
    }
    {
        std::lock_guard<std::mutex> guard(mutex);
        closed = true;
    }
    changed.notify_all();
    a.join();
    b.join();
    return squares[3] + blocks[3] + big[3] < 0;
}
