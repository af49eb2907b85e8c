#include <condition_variable>
#include <mutex>
#include <queue>
#include <thread>

struct Channel {
    std::mutex m;
    std::condition_variable cv;
    std::queue<int> q;
};

std::mutex global;
Channel ch;

void consumer()
{
    std::lock_guard<std::mutex> g(global); // DEADLOCK
    std::unique_lock<std::mutex> lk(ch.m);
    ch.cv.wait(lk, [] { return !ch.q.empty(); }); // DEADLOCK!
    ch.q.pop();
}

void producer()
{
    std::lock_guard<std::mutex> g(global); // DEADLOCK
    {
        std::lock_guard<std::mutex> lk(ch.m);
        ch.q.push(1);
    }
    ch.cv.notify_one(); // DEADLOCK
}

int main()
{
    std::thread c(consumer), p(producer);
    c.join();
    p.join();
}
