#include <condition_variable>
#include <functional>
#include <future>
#include <mutex>
#include <queue>
#include <thread>

class Executor {
public:
    Executor() : worker([this] { loop(); }) {}
    ~Executor()
    {
        {
            std::lock_guard<std::mutex> l(m);
            done = true;
        }
        cv.notify_all();
        worker.join();
    }
    std::future<int> submit(std::function<int()> f)
    {
        auto task = std::make_shared<std::packaged_task<int()>>(std::move(f));
        auto fut = task->get_future();
        {
            std::lock_guard<std::mutex> l(m);
            q.push([task] { (*task)(); });
        }
        cv.notify_one();
        return fut;
    }
private:
    void loop()
    {
        for (;;) {
            std::function<void()> job;
            {
                std::unique_lock<std::mutex> l(m);
                cv.wait(l, [this] { return done || !q.empty(); });
                if (q.empty())
                    return;
                job = std::move(q.front());
                q.pop();
            }
            job();
        }
    }
    std::mutex m;
    std::condition_variable cv;
    std::queue<std::function<void()>> q;
    bool done = false;
    std::thread worker;
};

int main()
{
    Executor ex;
    auto inner = ex.submit([] { return 21; });
    int half = inner.get();
    auto outer = ex.submit([half] { return 2 * half; });
    return outer.get() == 42 ? 0 : 1;
}
