// each worker has a deque with its own mutex; an idle one takes from the back of another's
// flags: -std=c++17
#include <atomic>
#include <cstdio>
#include <deque>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

struct Queue {
    std::mutex m;
    std::deque<int> jobs;
    bool pop(int &out)
    {
        std::lock_guard<std::mutex> g(m);
        if (jobs.empty())
            return false;
        out = jobs.front(); // NORACE
        jobs.pop_front();
        return true;
    }
    bool steal(int &out)
    {
        std::lock_guard<std::mutex> g(m);
        if (jobs.empty())
            return false;
        out = jobs.back(); // NORACE
        jobs.pop_back();
        return true;
    }
};

int main()
{
    constexpr int n = 3;
    std::vector<std::unique_ptr<Queue>> queues;
    for (int i = 0; i < n; ++i) {
        queues.push_back(std::make_unique<Queue>());
        for (int k = 0; k < 50 * (i + 1); ++k)
            queues[i]->jobs.push_back(k);
    }
    std::atomic<long> total{0};
    std::vector<std::thread> ts;
    for (int id = 0; id < n; ++id)
        ts.emplace_back([&, id] {
            int job;
            for (;;) {
                bool found = queues[id]->pop(job);
                for (int k = 1; k < n && !found; ++k)
                    found = queues[(id + k) % n]->steal(job);
                if (!found)
                    return;
                total += job;
            }
        });
    for (auto &t : ts)
        t.join();
    std::printf("%ld\n", total.load());
}
