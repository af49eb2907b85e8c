// Each worker has a queue of its own with a mutex; idle workers steal from the others.
#include <atomic>
#include <deque>
#include <functional>
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

class work_stealing_queue {
    typedef std::function<void()> data_type;
    std::deque<data_type> the_queue;
    mutable std::mutex the_mutex;

public:
    void push(data_type data)
    {
        std::lock_guard<std::mutex> lock(the_mutex);
        the_queue.push_front(std::move(data));
    }
    bool try_pop(data_type &res)
    {
        std::lock_guard<std::mutex> lock(the_mutex);
        if (the_queue.empty())
            return false;
        res = std::move(the_queue.front());
        the_queue.pop_front();
        return true;
    }
    bool try_steal(data_type &res)
    {
        std::lock_guard<std::mutex> lock(the_mutex);
        if (the_queue.empty())
            return false;
        res = std::move(the_queue.back());
        the_queue.pop_back();
        return true;
    }
};

class thread_pool {
    std::atomic_bool done;
    std::vector<std::unique_ptr<work_stealing_queue>> queues;
    std::vector<std::thread> threads;

    void worker_thread(unsigned my_index)
    {
        std::function<void()> task;
        while (!done) {
            bool got = queues[my_index]->try_pop(task);
            for (unsigned i = 0; !got && i < queues.size(); ++i)
                got = queues[(my_index + i + 1) % queues.size()]->try_steal(task);
            if (got)
                task();
            else
                std::this_thread::yield();
        }
    }

public:
    explicit thread_pool(unsigned n) : done(false)
    {
        for (unsigned i = 0; i < n; ++i)
            queues.push_back(std::make_unique<work_stealing_queue>());
        for (unsigned i = 0; i < n; ++i)
            threads.push_back(std::thread(&thread_pool::worker_thread, this, i));
    }
    ~thread_pool()
    {
        done = true;
        for (auto &t : threads)
            t.join();
    }
    void submit(unsigned where, std::function<void()> f)
    {
        queues[where % queues.size()]->push(std::move(f));
    }
};

int main()
{
    std::atomic<int> left{40};
    std::mutex sum_mutex;
    long sum = 0;
    thread_pool pool(3);
    for (int i = 0; i < 40; ++i)
        pool.submit(i, [&, i] {
            {
                std::lock_guard<std::mutex> lock(sum_mutex);
                sum += i;
            }
            --left;
        });
    while (left > 0)
        std::this_thread::yield();
    std::lock_guard<std::mutex> lock(sum_mutex);
    std::cout << sum << '\n';
}
