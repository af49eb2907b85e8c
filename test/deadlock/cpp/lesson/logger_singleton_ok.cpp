#include <fstream>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>

class Logger {
public:
    static Logger &instance() { static Logger l; return l; }
    void log(const std::string &msg)
    {
        std::lock_guard<std::mutex> g(m_);
        if (msg.empty()) warnLocked("empty message");
        std::cout << msg << '\n';
    }
    void warn(const std::string &msg)
    {
        std::lock_guard<std::mutex> g(m_);
        warnLocked(msg);
    }
private:
    void warnLocked(const std::string &msg) { std::cerr << "warning: " << msg << '\n'; }
    std::mutex m_;
};

int main(int argc, char **argv)
{
    std::thread t([&] { Logger::instance().log(argc > 1 ? argv[1] : ""); });
    Logger::instance().warn("main");
    t.join();
}
