// A worker is replaced under the lock that it uses to report.
#include <atomic>
#include <memory>
#include <mutex>
#include <thread>

class Monitor {
public:
    void start()
    {
        std::lock_guard<std::mutex> g(lock_);
        worker_ = std::make_unique<Worker>(*this);
    }
    void restart()
    {
        std::lock_guard<std::mutex> g(lock_); // DEADLOCK
        worker_.reset(); // DEADLOCK
    }
    void report(int n)
    {
        std::lock_guard<std::mutex> g(lock_); // DEADLOCK!
        total_ += n;
    }

private:
    class Worker {
    public:
        explicit Worker(Monitor &m) : monitor_(m), thread_([this] { run(); }) {}
        ~Worker()
        {
            stop_ = true;
            thread_.join(); // DEADLOCK!
        }

    private:
        void run()
        {
            while (!stop_)
                monitor_.report(1); // DEADLOCK
        }
        Monitor &monitor_;
        std::atomic<bool> stop_{false};
        std::thread thread_;
    };
    std::mutex lock_;
    std::unique_ptr<Worker> worker_;
    int total_ = 0;
};

int main()
{
    Monitor m;
    m.start();
    m.restart();
}
