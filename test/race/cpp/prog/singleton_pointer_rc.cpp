// lazy singleton with a plain pointer and no lock
// flags: -std=c++17
#include <iostream>
#include <thread>

class Logger {
public:
    static Logger *get()
    {
        if (!instance_) // RACE!
            instance_ = new Logger(); // RACE!
        return instance_; // RACE!
    }
    void log(int v) const { (void)v; }

private:
    Logger() = default;
    static Logger *instance_;
};
Logger *Logger::instance_ = nullptr;

int main()
{
    std::thread t1([] { Logger::get()->log(1); });
    std::thread t2([] { Logger::get()->log(2); });
    t1.join();
    t2.join();
    std::cout << "done\n";
}
