// main prepares data; the worker waits without looking at a predicate under the lock.
// flags: -std=c++11
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>

std::mutex m;
std::condition_variable cv;
std::string data;
bool ready = false;
bool processed = false;

void worker_thread()
{
    while (!ready) // RACE! r
        std::this_thread::yield();
    std::unique_lock<std::mutex> lk(m);
    data += " after processing"; // RACE! d
    processed = true;
    lk.unlock();
    cv.notify_one();
}

int main()
{
    std::thread worker(worker_thread);
    data = "Example data"; // RACE! d
    {
        std::lock_guard<std::mutex> lk(m);
        ready = true; // RACE! r
        std::cout << "main() signals data ready for processing\n";
    }
    cv.notify_one();
    {
        std::unique_lock<std::mutex> lk(m);
        cv.wait(lk, [] { return processed; });
    }
    std::cout << "Back in main(), data = " << data << '\n';
    worker.join();
}
