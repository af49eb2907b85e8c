/* Main and a worker pass a text to and fro, round after round. */
// flags: -std=c++17
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

static std::mutex m;
static std::condition_variable changed;
static bool ready = false, processed = false;
static std::string data;

static void worker()
{
    for (int i = 0; i < 5; i++) {
        std::unique_lock<std::mutex> guard(m);
        changed.wait(guard, [] { return ready; });
        ready = false;
        guard.unlock();
        data += " processed"; // NORACE
        guard.lock();
        processed = true;
        guard.unlock();
        changed.notify_all();
    }
}

int main()
{
    std::thread t(worker);
    for (int i = 0; i < 5; i++) {
        data = "example"; // NORACE
        {
            std::lock_guard<std::mutex> guard(m);
            ready = true;
        }
        changed.notify_all();
        std::unique_lock<std::mutex> guard(m);
        changed.wait(guard, [] { return processed; });
        processed = false;
    }
    t.join();
    return data.empty();
}
