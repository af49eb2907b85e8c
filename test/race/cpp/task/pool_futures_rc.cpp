// More tasks after the loop that waits for the first ones
// flags: -std=c++20
#include <condition_variable>
#include <functional>
#include <future>
#include <iostream>
#include <memory>
#include <mutex>
#include <queue>
#include <thread>
#include <vector>
class Pool {
    std::vector<std::thread> workers;
    std::queue<std::function<void()>> jobs;
    std::mutex m;
    std::condition_variable cv;
    bool stop = false;
    void run() {
        for (;;) {
            std::function<void()> job;
            {
                std::unique_lock<std::mutex> lock(m);
                cv.wait(lock, [this] { return stop || !jobs.empty(); });
                if (stop && jobs.empty()) return;
                job = std::move(jobs.front());
                jobs.pop();
            }
            job();
        }
    }
public:
    explicit Pool(int n) {
        for (int i = 0; i < n; ++i) workers.emplace_back([this] { run(); });
    }
    template <class F> std::future<std::invoke_result_t<F>> submit(F f) {
        using R = std::invoke_result_t<F>;
        auto task = std::make_shared<std::packaged_task<R()>>(std::move(f));
        std::future<R> result = task->get_future();
        {
            std::lock_guard<std::mutex> lock(m);
            jobs.emplace([task] { (*task)(); });
        }
        cv.notify_one();
        return result;
    }
    ~Pool() {
        {
            std::lock_guard<std::mutex> lock(m);
            stop = true;
        }
        cv.notify_all();
        for (auto &w : workers) w.join();
    }
};
int main() {
    Pool pool(3);
    std::vector<std::future<int>> futures;
    std::vector<int> in(8, 1);
    int sum = 0;
    for (int round = 0; round < 2; ++round) {
        for (int i = 0; i < 8; ++i)
            futures.push_back(pool.submit([i, &in] { return in[i] * 2; })); // RACE!
        in[0] = sum; // RACE!
        for (auto &f : futures) sum += f.get();
        futures.clear();
        in[1] = sum; // NORACE
    }
    std::cout << sum << "\n";
}
