// Ping-pong with a condition variable and a turn under its mutex.
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>

class Table {
    std::mutex m;
    std::condition_variable changed;
    bool pingsTurn = true;
    std::string ball;

public:
    void hit(bool ping, int times)
    {
        for (int i = 0; i < times; ++i) {
            std::unique_lock<std::mutex> lk(m);
            changed.wait(lk, [this, ping] { return pingsTurn == ping; });
            ball += ping ? "ping " : "pong ";
            pingsTurn = !pingsTurn;
            lk.unlock();
            changed.notify_all();
        }
    }
    const std::string &result() const { return ball; }
};

int main()
{
    Table table;
    std::thread ping(&Table::hit, &table, true, 5);
    std::thread pong(&Table::hit, &table, false, 5);
    ping.join();
    pong.join();
    std::cout << table.result() << std::endl;
}
