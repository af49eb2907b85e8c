// An asynchronous logger; the writer thread has the output for itself.
// flags: -std=c++17
#include <condition_variable>
#include <deque>
#include <iostream>
#include <mutex>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

class AsyncLogger {
public:
    AsyncLogger() : writer_([this] { drain(); }) {}
    ~AsyncLogger() { close(); }
    void log(const std::string &line)
    {
        std::lock_guard<std::mutex> lk(m_);
        pending_.push_back(line);
        cv_.notify_one();
    }
    void close()
    {
        {
            std::lock_guard<std::mutex> lk(m_);
            if (closed_)
                return;
            closed_ = true;
        }
        cv_.notify_one();
        writer_.join();
    }
    std::size_t written() const { return written_.size(); }

private:
    void drain()
    {
        std::unique_lock<std::mutex> lk(m_);
        for (;;) {
            cv_.wait(lk, [this] { return closed_ || !pending_.empty(); });
            if (pending_.empty() && closed_)
                return;
            std::deque<std::string> batch;
            batch.swap(pending_);
            lk.unlock();
            for (auto &s : batch)
                written_.push_back("[log] " + s);
            lk.lock();
        }
    }
    std::mutex m_;
    std::condition_variable cv_;
    std::deque<std::string> pending_;
    std::vector<std::string> written_;
    bool closed_ = false;
    std::thread writer_;
};

int main()
{
    AsyncLogger logger;
    std::vector<std::thread> ts;
    for (int i = 0; i < 3; ++i)
        ts.emplace_back([&logger, i] {
            for (int k = 0; k < 10; ++k) {
                std::ostringstream os;
                os << "thread " << i << " step " << k;
                logger.log(os.str());
            }
        });
    for (auto &t : ts)
        t.join();
    logger.close();
    std::cout << logger.written() << '\n';
}
