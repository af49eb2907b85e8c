// The destructor of an asynchronous logger joins its thread without a lock.
#include <condition_variable>
#include <fstream>
#include <mutex>
#include <queue>
#include <string>
#include <thread>

class AsyncLogger {
public:
    explicit AsyncLogger(const std::string &path) : out_(path), worker_([this] { run(); }) {}

    ~AsyncLogger()
    {
        {
            std::unique_lock<std::mutex> lock(mutex_);
            done_ = true;
        }
        ready_.notify_one();
        if (worker_.joinable())
            worker_.join();
    }

    void log(std::string line)
    {
        {
            std::unique_lock<std::mutex> lock(mutex_);
            lines_.push(std::move(line));
        }
        ready_.notify_one();
    }

private:
    void run()
    {
        std::unique_lock<std::mutex> lock(mutex_);
        for (;;) {
            ready_.wait(lock, [this] { return done_ || !lines_.empty(); });
            if (lines_.empty())
                return;
            std::string line = std::move(lines_.front());
            lines_.pop();
            lock.unlock();
            out_ << line << '\n';
            lock.lock();
        }
    }

    std::ofstream out_;
    std::mutex mutex_;
    std::condition_variable ready_;
    std::queue<std::string> lines_;
    bool done_ = false;
    std::thread worker_;
};

int main()
{
    AsyncLogger logger("run.log");
    for (int i = 0; i < 100; ++i)
        logger.log("line " + std::to_string(i));
}
