// Runners wait for the start with a flag; who comes late sees it.
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

class Gate {
public:
    void await()
    {
        std::unique_lock<std::mutex> lock(m_);
        cv_.wait(lock, [this] { return open_; });
    }

    void open()
    {
        std::lock_guard<std::mutex> lock(m_);
        open_ = true;
        cv_.notify_all();
    }

private:
    std::mutex m_;
    std::condition_variable cv_;
    bool open_ = false;
};

int main()
{
    Gate gate;
    std::vector<std::thread> runners;
    for (int i = 0; i < 8; ++i)
        runners.push_back(std::thread([i, &gate] {
            gate.await();
            std::cout << "runner " << i << "\n";
        }));
    gate.open();
    for (auto &r : runners)
        r.join();
}
