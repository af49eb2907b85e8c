// relaxed flag between a release and an acquire fence
// tsan: no: ThreadSanitizer does not know fences
#include <atomic>
#include <cassert>
#include <string>
#include <thread>

std::atomic<bool> ready{false};
std::string message;
int number;

int main()
{
    std::thread producer([] {
        message = "hello"; // NORACE
        number = 42;       // NORACE
        std::atomic_thread_fence(std::memory_order_release);
        ready.store(true, std::memory_order_relaxed);
    });
    std::thread consumer([] {
        while (!ready.load(std::memory_order_relaxed))
            ;
        std::atomic_thread_fence(std::memory_order_acquire);
        assert(message == "hello" && number == 42); // NORACE
    });
    producer.join();
    consumer.join();
}
