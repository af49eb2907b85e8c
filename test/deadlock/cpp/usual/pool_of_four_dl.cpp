#include <condition_variable>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <queue>
#include <thread>
#include <vector>
class Pool {
    std::mutex m;
    std::condition_variable cv;
    std::queue<std::function<void()>> q;
    std::vector<std::thread> ts;
    bool stop = false;
    void run()
    {
        for (;;) {
            std::function<void()> f;
            {
                std::unique_lock<std::mutex> l(m);
                cv.wait(l, [this] { return stop || !q.empty(); }); // DEADLOCK
                if (q.empty()) return;
                f = std::move(q.front());
                q.pop();
            }
            f();
        }
    }
public:
    explicit Pool(int n) { for (int i = 0; i < n; i++) ts.emplace_back([this] { run(); }); }
    ~Pool()
    {
        { std::lock_guard<std::mutex> l(m); stop = true; }
        cv.notify_all();
        for (auto &t : ts) t.join(); // DEADLOCK
    }
    template <class F> std::future<int> submit(F f)
    {
        auto p = std::make_shared<std::packaged_task<int()>>(std::move(f));
        auto r = p->get_future();
        { std::lock_guard<std::mutex> l(m); q.push([p] { (*p)(); }); }
        cv.notify_one();
        return r;
    }
};
int main()
{
    Pool pool(4);
    std::vector<std::future<int>> fs;
    for (int i = 0; i < 8; i++)
        fs.push_back(pool.submit([&pool, i] {
            auto inner = pool.submit([i] { return i; });
            return inner.get() * 2; // DEADLOCK!
        }));
    int sum = 0;
    for (auto &f : fs) sum += f.get(); // DEADLOCK
    return sum == 56 ? 0 : 1;
}
