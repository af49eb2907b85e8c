#include <condition_variable>
#include <iostream>
#include <mutex>
#include <queue>
#include <thread>

std::queue<int> q;
std::mutex mtx;
std::condition_variable cv;
bool finished = false;

void producer()
{
    for (int i = 0; i < 10; ++i) {
        std::lock_guard<std::mutex> lk(mtx);
        q.push(i);
        cv.notify_one();
    }
    {
        std::lock_guard<std::mutex> lk(mtx);
        finished = true;
    }
    cv.notify_all();
}

void consumer()
{
    while (true) {
        std::unique_lock<std::mutex> lk(mtx);
        cv.wait(lk, [] { return finished || !q.empty(); });
        while (!q.empty()) {
            std::cout << q.front() << '\n';
            q.pop();
        }
        if (finished)
            break;
    }
}

int main()
{
    std::thread t1(producer), t2(consumer);
    t1.join();
    t2.join();
}
