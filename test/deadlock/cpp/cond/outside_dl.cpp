// the flag is atomic, but it is set between the waiter's test and its wait
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
        cv.wait(lock, [] { return stop.load(); }); // DEADLOCK!
    });
    stop = true; // DEADLOCK
    cv.notify_all();
    t.join();
}
