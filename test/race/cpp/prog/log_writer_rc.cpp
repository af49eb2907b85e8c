// a background logger whose number of dropped lines is counted outside of the lock
// flags: -std=c++17
#include <condition_variable>
#include <cstdio>
#include <deque>
#include <mutex>
#include <string>
#include <thread>

class AsyncLogger {
public:
    AsyncLogger() { worker_ = std::thread([this] { run(); }); }
    ~AsyncLogger()
    {
        {
            std::lock_guard<std::mutex> lk(m_);
            done_ = true;
        }
        cv_.notify_one();
        worker_.join();
    }
    void log(const std::string &line)
    {
        std::unique_lock<std::mutex> lk(m_);
        if (lines_.size() >= 100) {
            lk.unlock();
            ++dropped_; // RACE!
            return;
        }
        lines_.push_back(line);
        lk.unlock();
        cv_.notify_one();
    }

private:
    void run()
    {
        std::unique_lock<std::mutex> lk(m_);
        while (true) {
            cv_.wait(lk, [this] { return done_ || !lines_.empty(); });
            if (lines_.empty() && done_)
                break;
            std::string line = std::move(lines_.front());
            lines_.pop_front();
            lk.unlock();
            std::printf("%s (%d dropped)\n", line.c_str(), dropped_); // RACE!
            lk.lock();
        }
    }
    std::mutex m_;
    std::condition_variable cv_;
    std::deque<std::string> lines_;
    bool done_ = false;
    int dropped_ = 0;
    std::thread worker_;
};

int main()
{
    AsyncLogger logger;
    std::thread a([&] {
        for (int i = 0; i < 1000; ++i)
            logger.log("a" + std::to_string(i));
    });
    std::thread b([&] {
        for (int i = 0; i < 1000; ++i)
            logger.log("b" + std::to_string(i));
    });
    a.join();
    b.join();
    return 0;
}
