/* A-JOIN-ALL: a loop that gets a future in every round gets those of all tasks. Here it gets one again and again. */
#include <future>
#include <memory>
#include <mutex>
#include <queue>
#include <thread>
#include <vector>

static std::mutex lock;
static std::queue<std::shared_ptr<std::packaged_task<int()>>> tasks;
static bool is_over;
static int shared;

static void work()
{
    for (;;) {
        std::shared_ptr<std::packaged_task<int()>> task;
        {
            std::lock_guard<std::mutex> held(lock);
            if (is_over && tasks.empty())
                return;
            if (tasks.empty())
                continue;
            task = tasks.front();
            tasks.pop();
        }
        (*task)();
    }
}

int main()
{
    std::thread worker(work), other(work);
    std::vector<std::shared_future<int>> results;
    int sum = 0;
    for (int i = 0; i < 4; i++) {
        auto task = std::make_shared<std::packaged_task<int()>>([] { return shared; }); /* MISSED */
        results.push_back(task->get_future().share());
        std::lock_guard<std::mutex> held(lock);
        tasks.push(task);
    }
#ifdef CONTROL
    sum += results[0].get();
#else
    for (size_t i = 0; i < results.size(); i++)
        sum += results[0].get();
#endif
    shared = sum; /* MISSED */
    {
        std::lock_guard<std::mutex> held(lock);
        is_over = true;
    }
    worker.join();
    other.join();
    return 0;
}
