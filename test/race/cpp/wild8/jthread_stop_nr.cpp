// A jthread works until it is stopped; main reads its buffer under the lock.
// flags: -std=c++20
#include <chrono>
#include <deque>
#include <iostream>
#include <mutex>
#include <stop_token>
#include <thread>

using namespace std::chrono_literals;

class Recorder {
    std::deque<int> buffer;
    mutable std::mutex mtx;
    std::jthread thread;

    void record(std::stop_token st)
    {
        int tick = 0;
        while (!st.stop_requested()) {
            {
                std::scoped_lock lk(mtx);
                buffer.push_back(tick++);
                if (buffer.size() > 64)
                    buffer.pop_front();
            }
            std::this_thread::sleep_for(100us);
        }
    }

public:
    Recorder() : thread([this](std::stop_token st) { record(st); }) {}
    int latest() const
    {
        std::scoped_lock lk(mtx);
        return buffer.empty() ? -1 : buffer.back();
    }
    void stop() { thread.request_stop(); }
};

int main()
{
    Recorder r;
    std::this_thread::sleep_for(2ms);
    std::cout << r.latest() << '\n';
    r.stop();
}
