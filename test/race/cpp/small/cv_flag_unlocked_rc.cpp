// The flag of a condition is set without its mutex.
// tsan: some: the waiter is often late
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <thread>

std::mutex m;
std::condition_variable cv;
bool ready = false;
int data = 0;

void worker()
{
    std::unique_lock<std::mutex> lk(m);
    cv.wait_for(lk, std::chrono::seconds(2), [] { return ready; }); // RACE!
    std::cout << "got " << data << '\n'; // RACE!
}

int main()
{
    std::thread t(worker);
    data = 42; // RACE!
    ready = true; // RACE!
    cv.notify_one();
    t.join();
}
