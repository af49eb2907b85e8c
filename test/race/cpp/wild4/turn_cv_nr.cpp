// Two threads print alternately; whose turn it is is waited for with a predicate.
// flags: -std=c++11
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>

class Alternator {
    std::mutex m;
    std::condition_variable cv;
    bool pingTurn = true;
    std::string log;

public:
    void ping(int n)
    {
        for (int i = 0; i < n; ++i) {
            std::unique_lock<std::mutex> lk(m);
            cv.wait(lk, [this] { return pingTurn; });
            log += "ping ";
            pingTurn = false;
            cv.notify_one();
        }
    }
    void pong(int n)
    {
        for (int i = 0; i < n; ++i) {
            std::unique_lock<std::mutex> lk(m);
            cv.wait(lk, [this] { return !pingTurn; });
            log += "pong\n";
            pingTurn = true;
            cv.notify_one();
        }
    }
    const std::string &text() const { return log; }
};

int main()
{
    Alternator a;
    std::thread t1(&Alternator::ping, &a, 5);
    std::thread t2(&Alternator::pong, &a, 5);
    t1.join();
    t2.join();
    std::cout << a.text();
    return 0;
}
