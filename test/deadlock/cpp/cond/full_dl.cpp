// A bounded queue is filled under a lock that whoever empties it takes in each round, too.
#include <condition_variable>
#include <mutex>
#include <queue>
#include <thread>

class Queue {
public:
    void push(int v)
    {
        std::unique_lock<std::mutex> l(m_);
        while (q_.size() >= 4)
            room_.wait(l); // DEADLOCK!
        q_.push(v);
        item_.notify_one();
    }
    int pop()
    {
        std::unique_lock<std::mutex> l(m_);
        while (q_.empty())
            item_.wait(l);
        int v = q_.front();
        q_.pop();
        room_.notify_one();
        return v;
    }

private:
    std::mutex m_;
    std::condition_variable item_, room_;
    std::queue<int> q_;
};

static std::mutex stats;
static int count;
static Queue queue;

static void produce()
{
    for (int i = 0; i < 99; i++) {
        std::lock_guard<std::mutex> g(stats);
        count++;
        queue.push(i);
    }
}

static void consume()
{
    for (int i = 0; i < 99; i++) {
        int v = queue.pop();
        std::lock_guard<std::mutex> g(stats); // DEADLOCK!
        count += v;
    }
}

int main()
{
    std::thread p(produce), c(consume);
    p.join();
    c.join();
    return count == 0;
}
