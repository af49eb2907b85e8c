#include <mutex>
#include <thread>
#include <vector>
#include <string>

class Logger;

class Database {
    std::mutex m_;
    Logger *logger_ = nullptr;
    std::vector<std::string> rows_;
public:
    void setLogger(Logger *l) { logger_ = l; }
    void insert(const std::string &row);
    std::size_t size()
    {
        std::lock_guard<std::mutex> g(m_);
        return rows_.size();
    }
};

class Logger {
    std::mutex m_;
    Database &db_;
    std::vector<std::string> lines_;
public:
    explicit Logger(Database &db) : db_(db) {}
    void log(const std::string &s)
    {
        std::lock_guard<std::mutex> g(m_);
        lines_.push_back(s);
    }
    void summary()
    {
        auto n = db_.size();
        std::lock_guard<std::mutex> g(m_);
        lines_.push_back(std::to_string(n));
    }
};

void Database::insert(const std::string &row)
{
    std::lock_guard<std::mutex> g(m_);
    rows_.push_back(row);
    if (logger_)
        logger_->log("insert " + row);
}

int main()
{
    Database db;
    Logger log(db);
    db.setLogger(&log);
    std::thread a([&] { for (int i = 0; i < 100; i++) db.insert("r"); });
    std::thread b([&] { for (int i = 0; i < 100; i++) log.summary(); });
    a.join();
    b.join();
}
