// map-reduce over documents on a thread pool of std::function with futures of packaged tasks
// flags: -std=c++17 -Wno-deprecated-declarations
#include <condition_variable>
#include <functional>
#include <future>
#include <iostream>
#include <map>
#include <memory>
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
            workers_.emplace_back([this] {
                for (;;) {
                    std::function<void()> task;
                    {
                        std::unique_lock<std::mutex> lock(queue_mutex_);
                        condition_.wait(lock, [this] { return stop_ || !tasks_.empty(); });
                        if (stop_ && tasks_.empty())
                            return;
                        task = std::move(tasks_.front());
                        tasks_.pop();
                    }
                    task();
                }
            });
    }

    template <class F, class... Args>
    auto enqueue(F &&f, Args &&...args)
        -> std::future<typename std::invoke_result<F, Args...>::type>
    {
        using return_type = typename std::invoke_result<F, Args...>::type;
        auto task = std::make_shared<std::packaged_task<return_type()>>(
            std::bind(std::forward<F>(f), std::forward<Args>(args)...));
        std::future<return_type> res = task->get_future();
        {
            std::unique_lock<std::mutex> lock(queue_mutex_);
            tasks_.emplace([task]() { (*task)(); });
        }
        condition_.notify_one();
        return res;
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
    std::vector<std::thread> workers_;
    std::queue<std::function<void()>> tasks_;
    std::mutex queue_mutex_;
    std::condition_variable condition_;
    bool stop_ = false;
};

using Counts = std::map<std::string, int>;

static Counts map_document(const std::string &document)
{
    Counts counts;
    std::istringstream in(document);
    std::string word;
    while (in >> word)
        ++counts[word];
    return counts;
}

static void reduce(Counts &into, const Counts &part)
{
    for (const auto &[word, n] : part)
        into[word] += n;
}

int main()
{
    const std::vector<std::string> documents = {
        "it was the best of times it was the worst of times",
        "it was the age of wisdom it was the age of foolishness",
        "it was the epoch of belief it was the epoch of incredulity",
        "it was the season of light it was the season of darkness",
    };
    ThreadPool pool(3);
    std::vector<std::future<Counts>> parts;
    for (const auto &d : documents)
        parts.push_back(pool.enqueue(map_document, std::cref(d)));
    Counts total;
    for (auto &p : parts)
        reduce(total, p.get());
    for (const auto &[word, n] : total)
        std::cout << word << ": " << n << '\n';

    std::vector<std::future<int>> squares;
    for (int i = 0; i < 8; ++i)
        squares.emplace_back(pool.enqueue([i] { return i * i; }));
    for (auto &&s : squares)
        std::cout << s.get() << ' ';
    std::cout << '\n';
    return 0;
}
