#include <condition_variable>
#include <mutex>
#include <queue>
#include <thread>
class Worker {
    std::mutex m;
    std::condition_variable cv;
    std::queue<int> q;
    bool stop = false;
    int done = 0;
    std::thread t;
    void run()
    {
        for (;;) {
            std::unique_lock<std::mutex> l(m);
            cv.wait(l, [this] { return stop || !q.empty(); });
            if (stop) return;
            q.pop();
            done++;
        }
    }
public:
    Worker() : t([this] { run(); }) {}
    void post(int v)
    {
        { std::lock_guard<std::mutex> g(m); q.push(v); }
        cv.notify_one();
    }
    ~Worker()
    {
        { std::lock_guard<std::mutex> g(m); stop = true; }
        cv.notify_all();
        t.join();
    }
};
int main()
{
    Worker w;
    for (int i = 0; i < 3; i++) w.post(i);
}
