// a log service with a writer thread that swaps buffers
// flags: -std=c++17
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

namespace logging {

enum class Level { Debug, Info, Warning, Error };

struct Record {
    Level level;
    std::string text;
    std::chrono::steady_clock::time_point when;
};

class Service {
public:
    Service() : writer_(&Service::drain, this) {}
    ~Service()
    {
        {
            std::lock_guard<std::mutex> hold(mutex_);
            closing_ = true;
        }
        wake_.notify_one();
        writer_.join();
        std::printf("%zu written, %zu dropped\n", written_, dropped_);
    }
    Service(const Service &) = delete;
    Service &operator=(const Service &) = delete;

    void log(Level level, std::string text)
    {
        if (level < threshold_.load(std::memory_order_relaxed))
            return;
        Record r{level, std::move(text), std::chrono::steady_clock::now()};
        {
            std::lock_guard<std::mutex> hold(mutex_);
            if (front_.size() < kLimit) {
                front_.push_back(std::move(r));
                wake_.notify_one();
                return;
            }
            ++dropped_;
        }
    }
    void setThreshold(Level level) { threshold_.store(level, std::memory_order_relaxed); }

private:
    static constexpr size_t kLimit = 64;

    void drain()
    {
        std::vector<Record> back;
        for (;;) {
            {
                std::unique_lock<std::mutex> hold(mutex_);
                wake_.wait(hold, [this] { return closing_ || !front_.empty(); });
                if (front_.empty() && closing_)
                    return;
                back.swap(front_);
            }
            for (const Record &r : back) {
                std::printf("%d %s\n", static_cast<int>(r.level), r.text.c_str());
                ++written_;
            }
            back.clear();
        }
    }

    std::mutex mutex_;
    std::condition_variable wake_;
    std::vector<Record> front_;
    bool closing_ = false;
    size_t dropped_ = 0;
    size_t written_ = 0;
    std::atomic<Level> threshold_{Level::Info};
    std::thread writer_;
};

} // namespace logging

int main()
{
    logging::Service service;
    std::vector<std::thread> clients;
    for (int id = 0; id < 4; ++id)
        clients.emplace_back([&service, id] {
            for (int n = 0; n < 200; ++n) {
                std::ostringstream line;
                line << "client " << id << " line " << n;
                service.log(n % 10 ? logging::Level::Info : logging::Level::Error, line.str());
            }
        });
    service.setThreshold(logging::Level::Warning);
    for (auto &c : clients)
        c.join();
    return 0;
}
