// A template queue with try_pop and wait_and_pop, filled by two producers, drained by two consumers.
#include <condition_variable>
#include <iostream>
#include <memory>
#include <mutex>
#include <queue>
#include <thread>
#include <vector>

template <typename T> class threadsafe_queue {
    mutable std::mutex mut;
    std::queue<T> data_queue;
    std::condition_variable data_cond;

public:
    void push(T new_value)
    {
        std::lock_guard<std::mutex> lk(mut);
        data_queue.push(std::move(new_value));
        data_cond.notify_one();
    }
    void wait_and_pop(T &value)
    {
        std::unique_lock<std::mutex> lk(mut);
        data_cond.wait(lk, [this] { return !data_queue.empty(); });
        value = std::move(data_queue.front());
        data_queue.pop();
    }
    std::shared_ptr<T> try_pop()
    {
        std::lock_guard<std::mutex> lk(mut);
        if (data_queue.empty())
            return std::shared_ptr<T>();
        std::shared_ptr<T> res(std::make_shared<T>(std::move(data_queue.front())));
        data_queue.pop();
        return res;
    }
};

struct Job {
    int id = 0;
    std::vector<int> work;
};

int main()
{
    threadsafe_queue<std::unique_ptr<Job>> q;
    std::vector<std::thread> ts;
    std::vector<long> sums(2);
    for (int p = 0; p < 2; ++p)
        ts.emplace_back([&q, p] {
            for (int i = 0; i < 20; ++i) {
                auto j = std::make_unique<Job>();
                j->id = p * 100 + i;
                j->work.assign(5, i);
                q.push(std::move(j));
            }
        });
    for (int c = 0; c < 2; ++c)
        ts.emplace_back([&q, &sums, c] {
            for (int i = 0; i < 20; ++i) {
                std::unique_ptr<Job> j;
                q.wait_and_pop(j);
                for (int w : j->work)
                    sums[c] += w;
                j->work.clear();
            }
        });
    for (auto &t : ts)
        t.join();
    std::cout << sums[0] + sums[1] << '\n';
}
