// A wait with a predicate and a limit of time: who was not told goes on nevertheless.
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <string>
#include <thread>

using namespace std::chrono_literals;

static std::mutex m;
static std::condition_variable cv;
static bool filled, read;
static std::string text;

static void reader()
{
    std::unique_lock<std::mutex> lock(m);
    cv.wait_for(lock, 5s, [] { return filled; });
    text += " read"; // RACE!
    read = true;
    lock.unlock();
    cv.notify_one();
}

int main()
{
    std::thread t(reader);
    text = "line"; // RACE!
    {
        std::lock_guard<std::mutex> lock(m);
        filled = true;
    }
    cv.notify_one();
    {
        std::unique_lock<std::mutex> lock(m);
        if (cv.wait_until(lock, std::chrono::steady_clock::now() + 5s, [] { return read; }))
            std::printf("%s\n", text.c_str());
    }
    t.join();
    std::printf("%s\n", text.c_str()); // NORACE
    return 0;
}
