/* A queue whose worker is started with the first job, by whichever thread brings it. */
#include <condition_variable>
#include <mutex>
#include <queue>
#include <thread>

class Executor {
public:
    using Job = void (*)(void *);

    void submit(Job job)
    {
        std::lock_guard<std::mutex> guard(mutex_);
        if (!started_) {
            started_ = true;
            std::thread worker(&Executor::run, this);
            worker.detach();
        }
        jobs_.push(job);
        ready_.notify_one();
    }

private:
    void run()
    {
        for (;;) {
            std::unique_lock<std::mutex> guard(mutex_);
            while (jobs_.empty())
                ready_.wait(guard);
            Job job = jobs_.front();
            jobs_.pop();
            guard.unlock();
            job(this);
            handled_++; // NORACE
        }
    }

    std::mutex mutex_;
    std::condition_variable ready_;
    bool started_ = false;
    std::queue<Job> jobs_;
    long handled_ = 0;
};

static Executor executor;

static void client()
{
    for (int i = 0; i < 100; i++)
        executor.submit([](void *) {});
}

int main()
{
    std::thread a(client), b(client);
    a.join();
    b.join();
}
