// tasks of a thread pool reduce into one map, some under the lock and some not
// flags: -std=c++17
// tsan: some: not every pair meets in one run
#include <condition_variable>
#include <functional>
#include <iostream>
#include <map>
#include <mutex>
#include <queue>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

class ThreadPool {
public:
    explicit ThreadPool(std::size_t threads)
    {
        for (std::size_t i = 0; i < threads; ++i)
            workers_.emplace_back([this] { work(); });
    }
    void enqueue(std::function<void()> task)
    {
        {
            std::unique_lock<std::mutex> lock(queue_mutex_);
            tasks_.push(std::move(task));
            ++submitted_;
        }
        condition_.notify_one();
    }
    void wait_idle()
    {
        std::unique_lock<std::mutex> lock(queue_mutex_);
        idle_.wait(lock, [this] { return finished_ == submitted_; });
    }
    ~ThreadPool()
    {
        {
            std::unique_lock<std::mutex> lock(queue_mutex_);
            stop_ = true;
        }
        condition_.notify_all();
        for (std::thread &worker : workers_)
            worker.join();
    }

private:
    void work()
    {
        std::unique_lock<std::mutex> lock(queue_mutex_);
        for (;;) {
            condition_.wait(lock, [this] { return stop_ || !tasks_.empty(); });
            if (tasks_.empty())
                return;
            auto task = std::move(tasks_.front());
            tasks_.pop();
            lock.unlock();
            task();
            lock.lock();
            ++finished_;
            idle_.notify_all();
        }
    }

    std::vector<std::thread> workers_;
    std::queue<std::function<void()>> tasks_;
    std::mutex queue_mutex_;
    std::condition_variable condition_, idle_;
    std::size_t submitted_ = 0, finished_ = 0;
    bool stop_ = false;
};

using Counts = std::map<std::string, int>;

class Reducer {
    Counts total_;
    std::mutex m_;
    int documents_ = 0;

public:
    void add(const std::string &document)
    {
        Counts counts;
        std::istringstream in(document);
        std::string word;
        while (in >> word)
            ++counts[word];
        ++documents_; // RACE! d
        std::lock_guard<std::mutex> lk(m_);
        for (const auto &[w, n] : counts)
            total_[w] += n; // RACE! t
    }
    int count_of(const std::string &w)
    {
        auto it = total_.find(w); // RACE! t
        return it == total_.end() ? 0 : it->second; // RACE! t
    }
    int documents() const { return documents_; }
};

int main()
{
    const std::vector<std::string> documents = {
        "it was the best of times it was the worst of times",
        "it was the age of wisdom it was the age of foolishness",
        "it was the epoch of belief it was the epoch of incredulity",
    };
    Reducer reducer;
    {
        ThreadPool pool(3);
        for (const auto &d : documents)
            pool.enqueue([&reducer, &d] { reducer.add(d); });
        std::cout << reducer.count_of("it") << '\n';
        pool.wait_idle();
    }
    std::cout << reducer.documents() << '\n';
    return 0;
}
