// a logger with a background thread: two buffers are swapped under the lock
// flags: -std=c++17
#include <chrono>
#include <condition_variable>
#include <fstream>
#include <iostream>
#include <memory>
#include <mutex>
#include <ostream>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

enum class Level { debug, info, warning, error };

class Sink {
public:
    virtual ~Sink() = default;
    virtual void write(const std::string &line) = 0;
    virtual void flush() {}
};

class StreamSink : public Sink {
    std::ostream &os_;

public:
    explicit StreamSink(std::ostream &os) : os_(os) {}
    void write(const std::string &line) override { os_ << line << '\n'; }
    void flush() override { os_.flush(); }
};

class CountingSink : public Sink {
    std::size_t lines_ = 0, bytes_ = 0;

public:
    void write(const std::string &line) override
    {
        ++lines_;
        bytes_ += line.size();
    }
    std::size_t lines() const { return lines_; }
    std::size_t bytes() const { return bytes_; }
};

class Logger {
public:
    explicit Logger(Level threshold) : threshold_(threshold) {}
    ~Logger() { stop(); }

    void add_sink(std::shared_ptr<Sink> sink) { sinks_.push_back(std::move(sink)); }
    void start()
    {
        worker_ = std::thread(&Logger::run, this);
    }
    void stop()
    {
        {
            std::lock_guard<std::mutex> lk(m_);
            stopping_ = true;
        }
        cv_.notify_one();
        if (worker_.joinable())
            worker_.join();
    }
    void log(Level level, const std::string &message)
    {
        if (level < threshold_)
            return;
        std::ostringstream line;
        line << static_cast<int>(level) << ' ' << message;
        {
            std::lock_guard<std::mutex> lk(m_);
            front_.push_back(line.str());
        }
        cv_.notify_one();
    }

private:
    void run()
    {
        for (;;) {
            {
                std::unique_lock<std::mutex> lk(m_);
                cv_.wait_for(lk, std::chrono::milliseconds(50),
                             [this] { return stopping_ || !front_.empty(); });
                std::swap(front_, back_);
                if (back_.empty() && stopping_)
                    break;
            }
            for (const auto &line : back_)
                for (auto &sink : sinks_)
                    sink->write(line);
            back_.clear();
        }
        for (auto &sink : sinks_)
            sink->flush();
    }

    const Level threshold_;
    std::vector<std::shared_ptr<Sink>> sinks_;
    std::mutex m_;
    std::condition_variable cv_;
    std::vector<std::string> front_, back_;
    bool stopping_ = false;
    std::thread worker_;
};

int main()
{
    auto counter = std::make_shared<CountingSink>();
    {
        Logger logger(Level::info);
        logger.add_sink(counter);
        logger.add_sink(std::make_shared<StreamSink>(std::clog));
        logger.start();
        std::vector<std::thread> clients;
        for (int t = 0; t < 3; ++t)
            clients.emplace_back([&logger, t] {
                for (int i = 0; i < 20; ++i)
                    logger.log(i % 3 ? Level::info : Level::debug,
                               "client " + std::to_string(t) + " says " + std::to_string(i));
            });
        for (auto &c : clients)
            c.join();
        logger.stop();
        std::cout << counter->lines() << '\n';
    }
    std::cout << counter->bytes() << '\n';
}
