// log text appended by several threads, one forgets the lock
// flags: -std=c++17
#include <iostream>
#include <mutex>
#include <sstream>
#include <string>
#include <thread>

class Log {
public:
    void add(const std::string &line)
    {
        std::lock_guard<std::mutex> g(m_);
        text_ += line; // RACE!
        text_ += '\n'; // RACE!
    }
    void addNumber(int n)
    {
        std::ostringstream out;
        out << "n=" << n;
        text_ += out.str(); // RACE!
    }
    std::string text()
    {
        std::lock_guard<std::mutex> g(m_);
        return text_;
    }

private:
    std::mutex m_;
    std::string text_;
};

int main()
{
    Log log;
    std::thread a([&log] { log.add("hello"); });
    std::thread b([&log] { log.addNumber(3); });
    a.join();
    b.join();
    std::cout << log.text();
}
