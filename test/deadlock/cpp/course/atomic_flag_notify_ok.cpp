#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

std::mutex m;
std::condition_variable cv;
std::atomic<bool> stop{false};

void worker()
{
    std::unique_lock<std::mutex> lk(m);
    cv.wait(lk, [] { return stop.load(); });
}

void shutdown()
{
    std::lock_guard<std::mutex> lk(m);
    stop = true;
    cv.notify_all();
}

int main()
{
    std::thread t(worker);
    shutdown();
    t.join();
}
