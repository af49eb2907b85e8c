// the flag is atomic, and the setter passes through the lock before it signals
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

std::mutex m;
std::condition_variable cv;
std::atomic<bool> stop{false};

int main()
{
    std::thread t([] {
        std::unique_lock<std::mutex> lock(m);
        cv.wait(lock, [] { return stop.load(); });
    });
    stop = true;
    {
        std::lock_guard<std::mutex> nobody_is_between(m);
    }
    cv.notify_all();
    t.join();
}
