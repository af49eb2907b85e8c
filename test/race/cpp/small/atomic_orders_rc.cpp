// Message passing with a relaxed flag: the payload is not published.
// tsan: some: only the first word is reported
#include <atomic>
#include <cassert>
#include <thread>

struct Message {
    int id;
    char text[32];
};

Message msg;
std::atomic<bool> flag{false};

void sender()
{
    msg.id = 5; // RACE!
    msg.text[0] = 'x'; // RACE!
    flag.store(true, std::memory_order_relaxed);
}

void receiver()
{
    while (!flag.load(std::memory_order_relaxed))
        std::this_thread::yield();
    assert(msg.id == 5); // RACE!
    assert(msg.text[0] == 'x'); // RACE!
}

int main()
{
    std::thread s(sender), r(receiver);
    s.join();
    r.join();
}
