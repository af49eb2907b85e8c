// The reader asks whether there is something before it waits.
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>

static std::mutex lock_;
static std::condition_variable filled;
static std::string text;

static void read_it()
{
    std::unique_lock<std::mutex> l(lock_);
    while (text.empty())
        filled.wait(l);
    std::cout << text << "\n";
}

static void write_it()
{
    {
        std::lock_guard<std::mutex> l(lock_);
        text = "here";
    }
    filled.notify_one();
}

int main()
{
    std::thread w(write_it);
    std::thread r(read_it);
    r.join();
    w.join();
}
