// A worker is put into its place under the lock that it uses; the second one ends the first.
#include <memory>
#include <mutex>
#include <thread>

class Monitor {
    class Worker {
        std::thread thread_;

      public:
        explicit Worker(Monitor &m) : thread_([&m] { m.report(); }) {}
        ~Worker() { thread_.join(); } // DEADLOCK!
    };
    std::mutex lock_;
    std::unique_ptr<Worker> worker_;
    int total_ = 0;

  public:
    void start()
    {
        std::lock_guard<std::mutex> g(lock_);
        worker_ = std::make_unique<Worker>(*this); // DEADLOCK
    }
    void report()
    {
        std::lock_guard<std::mutex> g(lock_); // DEADLOCK!
        total_++;
    }
};

int main()
{
    Monitor m;
    m.start(); // DEADLOCK
    m.start(); // DEADLOCK
}
