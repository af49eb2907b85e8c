// A Meyers singleton logger; a line object collects text and hands it over when it dies.
#include <fstream>
#include <iostream>
#include <mutex>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

class Logger {
public:
    static Logger &instance()
    {
        static Logger logger;
        return logger;
    }
    void write(const std::string &line)
    {
        std::lock_guard<std::mutex> lock(mutex_);
        lines_.push_back(line);
        ++count_;
    }
    std::size_t count()
    {
        std::lock_guard<std::mutex> lock(mutex_);
        return count_;
    }
    Logger(const Logger &) = delete;
    Logger &operator=(const Logger &) = delete;

private:
    Logger() = default;
    std::mutex mutex_;
    std::vector<std::string> lines_;
    std::size_t count_ = 0;
};

class LogLine {
public:
    explicit LogLine(const char *level) { stream_ << '[' << level << "] "; }
    ~LogLine() { Logger::instance().write(stream_.str()); }
    template <typename T> LogLine &operator<<(const T &value)
    {
        stream_ << value;
        return *this;
    }

private:
    std::ostringstream stream_;
};
#define LOG(level) LogLine(#level)

static void work(int id)
{
    for (int i = 0; i < 20; ++i)
        LOG(INFO) << "worker " << id << " step " << i;
}

int main()
{
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back(work, i);
    for (auto &t : threads)
        t.join();
    std::cout << Logger::instance().count() << '\n';
}
