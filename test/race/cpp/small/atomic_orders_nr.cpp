// Message passing with fences around relaxed accesses, and a second one by release and acquire.
// tsan: no: fences are not modelled by ThreadSanitizer
#include <atomic>
#include <cassert>
#include <thread>

int payload;
int reply;
std::atomic<bool> ready{false};
std::atomic<int> answered{0};

void client()
{
    payload = 42;
    std::atomic_thread_fence(std::memory_order_release);
    ready.store(true, std::memory_order_relaxed);
    while (answered.load(std::memory_order_acquire) != 1)
        ;
    assert(reply == 84);
}

void server()
{
    while (!ready.load(std::memory_order_relaxed))
        ;
    std::atomic_thread_fence(std::memory_order_acquire);
    reply = payload * 2;
    answered.store(1, std::memory_order_release);
}

int main()
{
    std::thread a(client);
    std::thread b(server);
    a.join();
    b.join();
    return payload + reply;
}
