#include <condition_variable>
#include <functional>
#include <future>
#include <iostream>
#include <mutex>
#include <queue>
#include <thread>
#include <vector>
class ThreadPool {
public:
    explicit ThreadPool(size_t n) {
        for (size_t i = 0; i < n; ++i)
            workers.emplace_back([this] {
                for (;;) {
                    std::function<void()> task;
                    {
                        std::unique_lock<std::mutex> lock(m);
                        cv.wait(lock, [this] { return stop || !tasks.empty(); });
                        if (stop && tasks.empty()) return;
                        task = std::move(tasks.front());
                        tasks.pop();
                    }
                    task();
                }
            });
    }
    template <class F> auto submit(F f) -> std::future<decltype(f())> {
        using R = decltype(f());
        auto t = std::make_shared<std::packaged_task<R()>>(std::move(f));
        std::future<R> r = t->get_future();
        {
            std::lock_guard<std::mutex> lock(m);
            tasks.emplace([t] { (*t)(); });
        }
        cv.notify_one();
        return r;
    }
    ~ThreadPool() {
        { std::lock_guard<std::mutex> lock(m); stop = true; }
        cv.notify_all();
        for (auto &w : workers) w.join();
    }
private:
    std::vector<std::thread> workers;
    std::queue<std::function<void()>> tasks;
    std::mutex m;
    std::condition_variable cv;
    bool stop = false;
};
int main() {
    ThreadPool pool(1);
    auto outer = pool.submit([&pool] {
        auto inner = pool.submit([] { return 20; });
        return inner.get() + 1; // DEADLOCK!
    });
    std::cout << outer.get() << "\n"; // DEADLOCK
}
