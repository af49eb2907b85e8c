// a message is changed after it was put into the queue
// flags: -std=c++17
#include <condition_variable>
#include <iostream>
#include <memory>
#include <mutex>
#include <queue>
#include <thread>

struct Message {
    int id = 0;
    int retries = 0;
};

static std::queue<std::shared_ptr<Message>> q;
static std::mutex m;
static std::condition_variable cv;

static void producer()
{
    auto msg = std::make_shared<Message>();
    msg->id = 1;
    {
        std::lock_guard<std::mutex> g(m);
        q.push(msg);
    }
    cv.notify_one();
    msg->retries++; // RACE!
}

static void consumer()
{
    std::unique_lock<std::mutex> lk(m);
    cv.wait(lk, [] { return !q.empty(); });
    auto msg = q.front();
    q.pop();
    lk.unlock();
    std::cout << msg->id << msg->retries << "\n"; // RACE!
}

int main()
{
    std::thread p(producer), c(consumer);
    p.join();
    c.join();
}
