// log lines collected by a background thread that swaps the buffer under the lock
// flags: -std=c++17
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

class AsyncLogger {
public:
    AsyncLogger() : worker_(&AsyncLogger::run, this) {}
    ~AsyncLogger()
    {
        {
            std::lock_guard<std::mutex> lk(m_);
            done_ = true;
        }
        cv_.notify_one();
        worker_.join();
        std::printf("%zu lines\n", written_); // NORACE
    }
    void log(std::string line)
    {
        {
            std::lock_guard<std::mutex> lk(m_);
            pending_.push_back(std::move(line));
        }
        cv_.notify_one();
    }

private:
    void run()
    {
        std::vector<std::string> batch;
        for (;;) {
            {
                std::unique_lock<std::mutex> lk(m_);
                cv_.wait(lk, [this] { return done_ || !pending_.empty(); });
                if (pending_.empty())
                    return;
                batch.swap(pending_);
            }
            for (const auto &line : batch)
                std::puts(line.c_str()); // NORACE
            written_ += batch.size(); // NORACE
            batch.clear();
        }
    }
    std::mutex m_;
    std::condition_variable cv_;
    std::vector<std::string> pending_;
    bool done_ = false;
    size_t written_ = 0;
    std::thread worker_;
};

int main()
{
    AsyncLogger logger;
    std::vector<std::thread> users;
    for (int i = 0; i < 3; ++i)
        users.emplace_back([&logger, i] {
            for (int k = 0; k < 5; ++k)
                logger.log("user " + std::to_string(i) + " line " + std::to_string(k));
        });
    for (auto &t : users)
        t.join();
    return 0;
}
