// a pool with one thread: a task waits for a task of the same pool
#include <condition_variable>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <queue>
#include <thread>

class SerialPool {
    std::queue<std::function<void()>> tasks;
    std::mutex m;
    std::condition_variable cv;
    bool done = false;
    std::thread worker;

public:
    SerialPool() : worker([this] { loop(); }) {}
    ~SerialPool()
    {
        {
            std::lock_guard<std::mutex> l(m);
            done = true;
        }
        cv.notify_one();
        worker.join();
    }
    std::future<int> submit(std::function<int()> f)
    {
        auto task = std::make_shared<std::packaged_task<int()>>(std::move(f));
        auto result = task->get_future();
        {
            std::lock_guard<std::mutex> l(m);
            tasks.push([task] { (*task)(); });
        }
        cv.notify_one();
        return result;
    }

private:
    void loop()
    {
        for (;;) {
            std::function<void()> job;
            {
                std::unique_lock<std::mutex> l(m);
                cv.wait(l, [this] { return done || !tasks.empty(); });
                if (tasks.empty())
                    return;
                job = std::move(tasks.front());
                tasks.pop();
            }
            job();
        }
    }
};

int main()
{
    SerialPool pool;
    auto inner = pool.submit([] { return 41; });
    auto outer = pool.submit([] { return 1; });
    return outer.get() + inner.get() == 42 ? 0 : 1;
}
