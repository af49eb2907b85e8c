// The destructor joins the worker
// with the queue's lock held.
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

class Worker {
public:
    Worker() : thread_([this] { run(); }) {}
    ~Worker()
    {
        std::lock_guard<std::mutex> g(m_);
        done_ = true;
        cv_.notify_all();
        thread_.join(); // DEADLOCK!
    }
    void post(int v)
    {
        {
            std::lock_guard<std::mutex> g(m_);
            q_.push_back(v);
        }
        cv_.notify_one();
    }

private:
    void run()
    {
        std::unique_lock<std::mutex> l(m_); // DEADLOCK!
        while (true) {
            cv_.wait(l, [this] { return done_ || !q_.empty(); }); // DEADLOCK
            if (q_.empty())
                return;
            sum_ += q_.front();
            q_.pop_front();
        }
    }
    std::mutex m_;
    std::condition_variable cv_;
    std::deque<int> q_;
    bool done_ = false;
    int sum_ = 0;
    std::thread thread_;
};

int main()
{
    Worker w;
    for (int i = 0; i < 10; i++)
        w.post(i);
}
