// a thread pool with a template submit() and futures; the tasks also push to one vector
// flags: -std=c++17
#include <condition_variable>
#include <functional>
#include <future>
#include <iostream>
#include <memory>
#include <mutex>
#include <queue>
#include <thread>
#include <type_traits>
#include <vector>

class thread_pool {
    class join_threads {
        std::vector<std::thread> &threads;

    public:
        explicit join_threads(std::vector<std::thread> &t) : threads(t) {}
        ~join_threads()
        {
            for (auto &t : threads)
                if (t.joinable())
                    t.join();
        }
    };
    std::mutex mutex;
    std::condition_variable ready;
    bool done = false;
    std::queue<std::function<void()>> work;
    std::vector<std::thread> threads;
    join_threads joiner;

    void worker_thread()
    {
        while (true) {
            std::function<void()> job;
            {
                std::unique_lock<std::mutex> lk(mutex);
                ready.wait(lk, [this] { return done || !work.empty(); });
                if (work.empty())
                    return;
                job = std::move(work.front());
                work.pop();
            }
            job();
        }
    }

public:
    explicit thread_pool(unsigned n) : joiner(threads)
    {
        for (unsigned i = 0; i < n; ++i)
            threads.push_back(std::thread(&thread_pool::worker_thread, this));
    }
    ~thread_pool()
    {
        {
            std::lock_guard<std::mutex> lk(mutex);
            done = true;
        }
        ready.notify_all();
    }
    template <typename F> auto submit(F f) -> std::future<std::invoke_result_t<F>>
    {
        using result_type = std::invoke_result_t<F>;
        auto task = std::make_shared<std::packaged_task<result_type()>>(std::move(f));
        std::future<result_type> res(task->get_future());
        {
            std::lock_guard<std::mutex> lk(mutex);
            work.push([task] { (*task)(); });
        }
        ready.notify_one();
        return res;
    }
};

static long count_primes(int from, int to)
{
    long n = 0;
    for (int i = from; i < to; ++i) {
        bool prime = i > 1;
        for (int d = 2; d * d <= i && prime; ++d)
            prime = i % d != 0;
        n += prime;
    }
    return n;
}

int main()
{
    std::vector<long> seen;
    thread_pool pool(4);
    std::vector<std::future<long>> parts;
    for (int i = 0; i < 8; ++i) {
        int from = i * 1000;
        parts.push_back(pool.submit([from, &seen] {
            long n = count_primes(from, from + 1000);
            seen.push_back(n); // RACE!
            return n;
        }));
    }
    long total = 0;
    for (auto &p : parts) {
        long n = p.get();
        total += n;
    }
    std::cout << total << " in " << seen.size() << " parts\n";
    return 0;
}
