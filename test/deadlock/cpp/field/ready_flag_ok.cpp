// the worker is told that data is ready, once
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

static std::mutex m;
static std::condition_variable cv;
static std::string data;
static bool ready = false;

static void worker()
{
    std::unique_lock<std::mutex> lk(m);
    cv.wait(lk, [] { return ready; });
    data += " after processing";
}

int main()
{
    std::thread t(worker);
    data = "example";
    {
        std::lock_guard<std::mutex> lk(m);
        data += " data";
        ready = true;
    }
    cv.notify_one();
    t.join();
}
