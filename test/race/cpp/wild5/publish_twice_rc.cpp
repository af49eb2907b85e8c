// A message is published with release and acquire, but changed once more after it was published.
// flags: -std=c++11
#include <atomic>
#include <iostream>
#include <thread>

struct Message {
    int header;
    int body;
};

static Message message;
static std::atomic<bool> ready(false);

int main()
{
    std::thread writer([] {
        message.header = 1;
        message.body = 42; // NORACE
        ready.store(true, std::memory_order_release);
        message.header = 2; // RACE!
    });
    std::thread reader([] {
        while (!ready.load(std::memory_order_acquire))
            std::this_thread::yield();
        std::cout << message.body << '\n';
        std::cout << message.header << '\n'; // RACE!
    });
    writer.join();
    reader.join();
}
