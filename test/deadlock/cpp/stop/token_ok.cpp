// A worker sleeps until there is a job, or until it is asked to stop.
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
        if (!news.wait(l, stop, [] { return !jobs.empty(); }))
            break;
        jobs.pop_front();
    }
}

int main()
{
    std::jthread worker(serve);
    worker.request_stop();
}
