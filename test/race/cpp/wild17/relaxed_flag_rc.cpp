// the flag that announces the data is relaxed
// tsan: some: not every pair meets in one run
#include <atomic>
#include <cassert>
#include <string>
#include <thread>

std::atomic<bool> ready{false};
std::string message;

int main()
{
    std::thread producer([] {
        message = "hello"; // RACE!
        ready.store(true, std::memory_order_relaxed);
    });
    std::thread consumer([] {
        while (!ready.load(std::memory_order_relaxed))
            std::this_thread::yield();
        assert(message == "hello"); // RACE!
    });
    producer.join();
    consumer.join();
}
