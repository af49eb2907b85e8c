// A logger that swaps its list of pending lines under the lock and writes them outside of it.
// flags: -std=c++17
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <fstream>
#include <mutex>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

class AsyncLogger {
public:
    AsyncLogger() : worker_(&AsyncLogger::run, this) {}
    ~AsyncLogger()
    {
        {
            std::lock_guard<std::mutex> lk(mu_);
            done_ = true;
        }
        cv_.notify_one();
        worker_.join();
        std::printf("%zu lines written\n", written_);
    }
    void log(const std::string &line)
    {
        std::lock_guard<std::mutex> lk(mu_);
        pending_.push_back(line);
        cv_.notify_one();
    }

private:
    void run()
    {
        std::vector<std::string> batch;
        for (;;) {
            {
                std::unique_lock<std::mutex> lk(mu_);
                cv_.wait(lk, [&] { return done_ || !pending_.empty(); });
                if (pending_.empty() && done_)
                    return;
                batch.swap(pending_);
            }
            for (const std::string &l : batch) {
                std::fputs(l.c_str(), stderr);
                ++written_;
            }
            batch.clear();
        }
    }

    std::mutex mu_;
    std::condition_variable cv_;
    std::vector<std::string> pending_;
    bool done_ = false;
    std::size_t written_ = 0;
    std::thread worker_;
};

int main()
{
    AsyncLogger logger;
    std::vector<std::thread> producers;
    for (int p = 0; p < 3; p++) {
        producers.push_back(std::thread([p, &logger]() {
            for (int i = 0; i < 20; i++) {
                std::ostringstream os;
                os << "producer " << p << " message " << i << "\n";
                logger.log(os.str());
            }
        }));
    }
    for (auto &t : producers)
        t.join();
    return 0;
}
