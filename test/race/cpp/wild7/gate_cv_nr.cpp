// Threads wait behind a gate until the configuration is there.
// flags: -std=c++11
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

class Gate {
    std::mutex m;
    std::condition_variable cv;
    bool open_ = false;

public:
    void open()
    {
        std::lock_guard<std::mutex> lk(m);
        open_ = true;
        cv.notify_all();
    }
    void pass()
    {
        std::unique_lock<std::mutex> lk(m);
        cv.wait(lk, [this] { return open_; });
    }
};

struct Settings {
    std::string host;
    int port;
    std::vector<int> weights;
};

Settings settings;
Gate gate;
int results[4];

void worker(int id)
{
    gate.pass();
    int s = settings.port;
    for (int w : settings.weights)
        s += w * id;
    results[id] = s;
}

int main()
{
    std::vector<std::thread> ts;
    for (int i = 0; i < 4; ++i)
        ts.emplace_back(worker, i);
    settings.host = "localhost";
    settings.port = 8080;
    settings.weights = {1, 2, 3};
    gate.open();
    for (auto &t : ts)
        t.join();
    int sum = 0;
    for (int r : results)
        sum += r;
    std::cout << settings.host << ' ' << sum << '\n';
}
