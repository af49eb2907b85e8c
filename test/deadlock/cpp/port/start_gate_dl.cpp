// Runners wait for the start without a test; who comes late has missed it.
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

class Gate {
public:
    void await()
    {
        std::unique_lock<std::mutex> lock(m_); // DEADLOCK
        cv_.wait(lock); // DEADLOCK!
    }

    void open()
    {
        std::lock_guard<std::mutex> lock(m_); // DEADLOCK
        cv_.notify_all(); // DEADLOCK
    }

private:
    std::mutex m_;
    std::condition_variable cv_;
};

int main()
{
    Gate gate;
    std::vector<std::thread> runners;
    for (int i = 0; i < 8; ++i)
        runners.push_back(std::thread([i, &gate] {
            gate.await(); // DEADLOCK
            std::cout << "runner " << i << "\n";
        }));
    gate.open();
    for (auto &r : runners)
        r.join();
}
