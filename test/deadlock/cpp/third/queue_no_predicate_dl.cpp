#include <condition_variable>
#include <mutex>
#include <queue>
#include <thread>

std::mutex m;
std::condition_variable cv;
std::queue<int> q;

void producer()
{
    for (int i = 0; i < 3; i++) {
        std::lock_guard<std::mutex> g(m);
        q.push(i);
        cv.notify_one(); // DEADLOCK
    }
}

void consumer()
{
    for (int i = 0; i < 3; i++) {
        std::unique_lock<std::mutex> l(m);
        cv.wait(l); // DEADLOCK!
        q.pop();
    }
}

int main()
{
    std::thread p(producer), c(consumer);
    p.join();
    c.join();
}
