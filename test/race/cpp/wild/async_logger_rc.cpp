// a logger with a background thread; the level and the counters are used without its lock
// flags: -std=c++17
#include <condition_variable>
#include <iostream>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

enum class Level { debug, info, warning, error };

class Sink {
public:
    virtual ~Sink() = default;
    virtual void write(const std::string &line) = 0;
};

class CountingSink : public Sink {
    std::size_t lines_ = 0, bytes_ = 0;

public:
    void write(const std::string &line) override
    {
        ++lines_; // RACE! n
        bytes_ += line.size();
    }
    std::size_t lines() const { return lines_; } // RACE! n
    std::size_t bytes() const { return bytes_; }
};

class Logger {
public:
    Logger() : worker_([this] { run(); }) {}
    ~Logger()
    {
        {
            std::lock_guard<std::mutex> lk(m_);
            stopping_ = true;
        }
        cv_.notify_one();
        worker_.join();
    }
    void add_sink(std::shared_ptr<Sink> sink)
    {
        std::lock_guard<std::mutex> lk(m_);
        sinks_.push_back(std::move(sink));
    }
    void set_level(Level level)
    {
        threshold_ = level; // RACE! t
    }
    void log(Level level, const std::string &message)
    {
        if (level < threshold_) // RACE! t
            return;
        {
            std::lock_guard<std::mutex> lk(m_);
            pending_.push_back(message);
        }
        cv_.notify_one();
    }

private:
    void run()
    {
        std::unique_lock<std::mutex> lk(m_);
        for (;;) {
            cv_.wait(lk, [this] { return stopping_ || !pending_.empty(); });
            std::vector<std::string> batch;
            batch.swap(pending_);
            for (const auto &line : batch)
                for (auto &sink : sinks_)
                    sink->write(line);
            if (stopping_)
                return;
        }
    }

    Level threshold_ = Level::info;
    std::vector<std::shared_ptr<Sink>> sinks_;
    std::mutex m_;
    std::condition_variable cv_;
    std::vector<std::string> pending_;
    bool stopping_ = false;
    std::thread worker_;
};

int main()
{
    auto counter = std::make_shared<CountingSink>();
    {
        Logger logger;
        logger.add_sink(counter);
        std::vector<std::thread> clients;
        for (int t = 0; t < 3; ++t)
            clients.emplace_back([&logger, t] {
                for (int i = 0; i < 20; ++i)
                    logger.log(i % 3 ? Level::info : Level::debug,
                               "client " + std::to_string(t) + " says " + std::to_string(i));
            });
        logger.set_level(Level::warning);
        for (auto &c : clients)
            c.join();
        std::cout << counter->lines() << '\n';
    }
    std::cout << counter->bytes() << '\n';
}
