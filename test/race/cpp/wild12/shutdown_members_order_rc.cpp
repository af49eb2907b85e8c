// The worker thread is started in the constructor before a member that it uses is set.
#include <chrono>
#include <iostream>
#include <string>
#include <thread>

class Poller {
public:
    Poller(const std::string &url, int interval) : thread_(&Poller::run, this)
    {
        url_ = url; // RACE! u
        interval_ = interval; // RACE! i
    }
    ~Poller() { thread_.join(); }

private:
    void run()
    {
        for (int i = 0; i < 3; ++i)
            std::cout << url_ << ' ' // RACE! u
                      << interval_ << '\n'; // RACE! i
    }
    std::string url_;
    int interval_ = 0;
    std::thread thread_;
};

int main()
{
    Poller p("http://example.org", 5);
}
