// A scheduler with a priority queue of tasks under a lock; workers run them outside of it.
#include <condition_variable>
#include <functional>
#include <iostream>
#include <mutex>
#include <queue>
#include <thread>
#include <vector>

struct Task {
    int priority;
    std::function<int()> run;
    bool operator<(const Task &o) const { return priority < o.priority; }
};

class Scheduler {
    std::priority_queue<Task> queue_;
    std::mutex m_;
    std::condition_variable cv_;
    bool stopping_ = false;
    long sum_ = 0;
    std::vector<std::thread> workers_;

    void loop()
    {
        std::unique_lock<std::mutex> lk(m_);
        while (true) {
            cv_.wait(lk, [this] { return stopping_ || !queue_.empty(); });
            if (queue_.empty())
                return;
            Task t = queue_.top();
            queue_.pop();
            lk.unlock();
            int r = t.run();
            lk.lock();
            sum_ += r;
        }
    }

public:
    explicit Scheduler(int n)
    {
        for (int i = 0; i < n; ++i)
            workers_.emplace_back(&Scheduler::loop, this);
    }
    void add(int priority, std::function<int()> f)
    {
        std::lock_guard<std::mutex> g(m_);
        queue_.push(Task{priority, std::move(f)});
        cv_.notify_one();
    }
    long finish()
    {
        {
            std::lock_guard<std::mutex> g(m_);
            stopping_ = true;
        }
        cv_.notify_all();
        for (auto &w : workers_)
            w.join();
        return sum_;
    }
};

int main()
{
    Scheduler s(3);
    for (int i = 0; i < 10; ++i)
        s.add(i % 3, [i] { return i * i; });
    std::cout << s.finish() << '\n';
}
