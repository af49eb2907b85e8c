// A queue waits for room while the caller still holds the lock of the pool.
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

class Queue {
public:
    void push(int v)
    {
        std::unique_lock<std::mutex> g(m_);
        room_.wait(g, [this] { return q_.size() < 4; });
        q_.push_back(v);
    }
    int pop()
    {
        std::unique_lock<std::mutex> g(m_);
        if (q_.empty())
            return -1;
        int v = q_.front();
        q_.pop_front();
        room_.notify_one();
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
        std::unique_lock<std::mutex> g(pool);
        submitted++;
        g.unlock();
        queue.push(i);
    }
}

static void drain()
{
    for (int i = 0; i < 10; i++) {
        std::lock_guard<std::mutex> g(pool);
        if (queue.pop() >= 0)
            finished++;
    }
}

int main()
{
    std::thread a(submit), b(drain);
    a.join();
    b.join();
}
