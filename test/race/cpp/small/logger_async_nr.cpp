// Asynchronous logger with two buffers that are swapped under the lock.
#include <condition_variable>
#include <fstream>
#include <iostream>
#include <mutex>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

class AsyncLogger {
public:
    AsyncLogger() { writer_ = std::thread(&AsyncLogger::flushLoop, this); }
    ~AsyncLogger()
    {
        {
            std::lock_guard<std::mutex> l(mu_);
            running_ = false;
        }
        cond_.notify_one();
        writer_.join();
        std::cerr << "wrote " << written_ << "\n";
    }
    void log(const std::string &line)
    {
        std::lock_guard<std::mutex> l(mu_);
        front_.push_back(line);
        if (front_.size() > 16)
            cond_.notify_one();
    }

private:
    void flushLoop()
    {
        std::vector<std::string> back;
        bool running = true;
        while (running) {
            {
                std::unique_lock<std::mutex> l(mu_);
                cond_.wait_for(l, std::chrono::milliseconds(10),
                               [this] { return !running_ || front_.size() > 16; });
                back.swap(front_);
                running = running_;
            }
            for (const std::string &s : back) {
                std::clog << s << '\n';
                ++written_;
            }
            back.clear();
        }
    }
    std::mutex mu_;
    std::condition_variable cond_;
    std::vector<std::string> front_;
    bool running_ = true;
    int written_ = 0;
    std::thread writer_;
};

int main()
{
    AsyncLogger logger;
    std::vector<std::thread> ts;
    for (int i = 0; i < 3; ++i)
        ts.emplace_back([&logger, i] {
            for (int k = 0; k < 40; ++k) {
                std::ostringstream os;
                os << "thread " << i << " line " << k;
                logger.log(os.str());
            }
        });
    for (auto &t : ts)
        t.join();
}
