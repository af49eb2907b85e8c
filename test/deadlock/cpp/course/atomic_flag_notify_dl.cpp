#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

std::mutex m;
std::condition_variable cv;
std::atomic<bool> stop{false};

void worker()
{
    std::unique_lock<std::mutex> lk(m); // DEADLOCK
    cv.wait(lk, [] { return stop.load(); }); // DEADLOCK!
}

void shutdown()
{
    stop = true; // DEADLOCK
    cv.notify_all(); // DEADLOCK
}

int main()
{
    std::thread t(worker);
    shutdown();
    t.join(); // DEADLOCK
}
