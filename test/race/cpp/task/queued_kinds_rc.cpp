// Function objects of several kinds in one queue: two of them share a counter without a common lock
// flags: -std=c++17
#include <condition_variable>
#include <functional>
#include <iostream>
#include <mutex>
#include <queue>
#include <string>
#include <thread>
#include <vector>

class Queue {
    std::mutex mutex_;
    std::condition_variable ready_;
    std::queue<std::function<void()>> jobs_;
    bool closed_ = false;

public:
    void post(std::function<void()> job) {
        std::lock_guard<std::mutex> lock(mutex_);
        jobs_.push(std::move(job));
        ready_.notify_one();
    }
    void close() {
        std::lock_guard<std::mutex> lock(mutex_);
        closed_ = true;
        ready_.notify_all();
    }
    bool run_one() {
        std::function<void()> job;
        {
            std::unique_lock<std::mutex> lock(mutex_);
            ready_.wait(lock, [this] { return closed_ || !jobs_.empty(); });
            if (jobs_.empty())
                return false;
            job = std::move(jobs_.front());
            jobs_.pop();
        }
        job();
        return true;
    }
};

static int plain = 0;

int main() {
    Queue queue;
    std::mutex names_mutex, count_mutex;
    std::vector<std::string> names;
    int count = 0;
    std::vector<std::thread> workers;
    for (int i = 0; i < 3; ++i)
        workers.emplace_back([&queue] {
            while (queue.run_one()) {
            }
        });
    for (int i = 0; i < 10; ++i) {
        queue.post([&names_mutex, &names] {
            std::lock_guard<std::mutex> lock(names_mutex);
            names.push_back("job"); // NORACE
            ++plain;                // RACE!
        });
        queue.post([&count_mutex, &count] {
            std::lock_guard<std::mutex> lock(count_mutex);
            ++count; // NORACE
        });
    }
    queue.post([] { plain = 1; }); // RACE!
    queue.close();
    for (auto &worker : workers)
        worker.join();
    std::cout << names.size() << " " << count << " " << plain << "\n";
}
