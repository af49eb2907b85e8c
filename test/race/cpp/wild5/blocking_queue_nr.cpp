// A blocking queue of unique_ptr jobs; workers own what they have popped.
// flags: -std=c++17
#include <condition_variable>
#include <iostream>
#include <memory>
#include <mutex>
#include <queue>
#include <thread>
#include <vector>

struct Job {
    int id;
    std::vector<int> data;
    long result = 0;
};

template <typename T>
class BlockingQueue {
public:
    void push(T value)
    {
        {
            std::lock_guard<std::mutex> lock(m_);
            q_.push(std::move(value));
        }
        cv_.notify_one();
    }
    bool pop(T &out)
    {
        std::unique_lock<std::mutex> lock(m_);
        cv_.wait(lock, [this] { return closed_ || !q_.empty(); });
        if (q_.empty())
            return false;
        out = std::move(q_.front());
        q_.pop();
        return true;
    }
    void close()
    {
        {
            std::lock_guard<std::mutex> lock(m_);
            closed_ = true;
        }
        cv_.notify_all();
    }

private:
    std::mutex m_;
    std::condition_variable cv_;
    std::queue<T> q_;
    bool closed_ = false;
};

int main()
{
    BlockingQueue<std::unique_ptr<Job>> todo, done;
    std::vector<std::thread> workers;
    for (int w = 0; w < 3; ++w)
        workers.emplace_back([&] {
            std::unique_ptr<Job> job;
            while (todo.pop(job)) {
                for (int x : job->data)
                    job->result += x; // NORACE
                done.push(std::move(job));
            }
        });
    for (int i = 0; i < 10; ++i) {
        auto job = std::make_unique<Job>();
        job->id = i;
        job->data.assign(10, i);
        todo.push(std::move(job));
    }
    todo.close();
    for (auto &w : workers)
        w.join();
    done.close();
    long total = 0;
    std::unique_ptr<Job> job;
    while (done.pop(job))
        total += job->result;
    std::cout << total << '\n';
}
