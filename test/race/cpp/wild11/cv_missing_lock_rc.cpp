// The flag of a condition variable is set without the mutex.
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>

std::mutex m;
std::condition_variable cv;
bool ready = false;
std::string message;

void waiter()
{
    std::unique_lock<std::mutex> lk(m);
    cv.wait(lk, [] { return ready; }); // RACE! r
    std::cout << message << std::endl; // RACE! m
}

int main()
{
    std::thread t(waiter);
    message = "hello"; // RACE! m
    ready = true; // RACE! r
    cv.notify_one();
    t.join();
}
