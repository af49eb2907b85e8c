// The consumer waits for a flag that the producer forgets to set before it notifies.
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>

struct Channel {
    std::mutex m;
    std::condition_variable cv;
    bool ready = false;
    bool processed = false;
    std::string data;
};

static void worker(Channel &ch)
{
    std::unique_lock<std::mutex> lk(ch.m);
    ch.cv.wait(lk, [&] { return ch.ready; }); // DEADLOCK
    ch.data += " after processing";
    lk.unlock();
    ch.cv.notify_one(); // DEADLOCK
}

int main()
{
    Channel ch;
    std::thread t(worker, std::ref(ch));
    ch.data = "Example data";
    {
        std::lock_guard<std::mutex> lk(ch.m);
        ch.ready = true;
    }
    ch.cv.notify_one();
    {
        std::unique_lock<std::mutex> lk(ch.m);
        ch.cv.wait(lk, [&] { return ch.processed; }); // DEADLOCK!
    }
    std::cout << ch.data << "\n";
    t.join();
}
