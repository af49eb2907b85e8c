// A worker object is destroyed under the lock that its thread needs.
#include <atomic>
#include <memory>
#include <mutex>
#include <thread>

static std::mutex table_mutex;
static int jobs;

class Worker {
public:
    Worker() : thread_([this] { run(); }) {}
    ~Worker()
    {
        stop_ = true;
        thread_.join(); // DEADLOCK!
    }

private:
    void run()
    {
        while (!stop_) {
            std::lock_guard<std::mutex> g(table_mutex); // DEADLOCK
            ++jobs;
        }
    }
    std::atomic<bool> stop_{false};
    std::thread thread_;
};

int main()
{
    auto w = std::make_unique<Worker>();
    {
        std::lock_guard<std::mutex> g(table_mutex); // DEADLOCK
        jobs = 0;
        w.reset(); // DEADLOCK
    }
    return jobs;
}
