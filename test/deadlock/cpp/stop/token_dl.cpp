// A worker sleeps until there is a job, and nobody wakes it.
// flags: -std=c++20
#include <condition_variable>
#include <deque>
#include <mutex>
#include <stop_token>
#include <thread>

static std::deque<int> jobs;
static std::mutex guard;
static std::condition_variable_any news;

static void serve(std::stop_token stop)
{
    std::unique_lock<std::mutex> l(guard);
    while (!stop.stop_requested()) {
        news.wait(l, [] { return !jobs.empty(); }); // DEADLOCK!
        jobs.pop_front();
    }
}

int main()
{
    std::jthread worker(serve);
    worker.request_stop();
}
