// A queue waits for room while the caller still holds the lock of the pool.
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

class Queue {
public:
    void push(int v)
    {
        std::unique_lock<std::mutex> g(m_); // DEADLOCK
        room_.wait(g, [this] { return q_.size() < 4; }); // DEADLOCK!
        q_.push_back(v);
    }
    int pop()
    {
        std::unique_lock<std::mutex> g(m_); // DEADLOCK
        if (q_.empty())
            return -1;
        int v = q_.front();
        q_.pop_front();
        room_.notify_one(); // DEADLOCK
        return v;
    }

private:
    std::mutex m_;
    std::condition_variable room_;
    std::deque<int> q_;
};

static std::mutex pool;
static Queue queue;
static int submitted, finished;

static void submit()
{
    for (int i = 0; i < 10; i++) {
        std::unique_lock<std::mutex> g(pool); // DEADLOCK
        submitted++;
        queue.push(i); // DEADLOCK
    }
}

static void drain()
{
    for (int i = 0; i < 10; i++) {
        std::lock_guard<std::mutex> g(pool); // DEADLOCK
        if (queue.pop() >= 0) // DEADLOCK
            finished++;
    }
}

int main()
{
    std::thread a(submit), b(drain);
    a.join();
    b.join();
}
