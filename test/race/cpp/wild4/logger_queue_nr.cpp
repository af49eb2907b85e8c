// An asynchronous logger: the writer thread swaps the pending lines out under the lock and writes them without it.
// flags: -std=c++17
#include <condition_variable>
#include <mutex>
#include <sstream>
#include <iostream>
#include <string>
#include <thread>
#include <vector>

class Logger {
public:
    Logger() : writer_(&Logger::run, this) {}
    ~Logger()
    {
        {
            std::lock_guard<std::mutex> lk(mutex_);
            done_ = true;
        }
        cv_.notify_one();
        writer_.join();
        std::cout << out_.str();
    }
    template <typename... Args>
    void log(const Args &...args)
    {
        std::ostringstream line;
        (line << ... << args);
        std::lock_guard<std::mutex> lk(mutex_);
        pending_.push_back(line.str());
        cv_.notify_one();
    }

private:
    void run()
    {
        std::vector<std::string> batch;
        bool more = true;
        while (more) {
            {
                std::unique_lock<std::mutex> lk(mutex_);
                cv_.wait(lk, [this] { return done_ || !pending_.empty(); });
                batch.swap(pending_);
                more = !done_ || !batch.empty();
            }
            for (const auto &line : batch) // NORACE
                out_ << line << '\n';
            batch.clear();
        }
    }
    std::mutex mutex_;
    std::condition_variable cv_;
    std::vector<std::string> pending_;
    bool done_ = false;
    std::ostringstream out_;
    std::thread writer_;
};

int main()
{
    Logger logger;
    std::vector<std::thread> ts;
    for (int i = 0; i < 3; ++i)
        ts.emplace_back([&logger, i] {
            for (int k = 0; k < 5; ++k)
                logger.log("thread ", i, " line ", k);
        });
    for (auto &t : ts)
        t.join();
}
