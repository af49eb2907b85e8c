// message passing with release and acquire
// flags: -std=c++17
#include <atomic>
#include <cassert>
#include <string>
#include <thread>

static std::atomic<std::string *> ptr;
static int data;

static void producer()
{
    std::string *p = new std::string("Hello");
    data = 42;
    ptr.store(p, std::memory_order_release);
}

static void consumer()
{
    std::string *p2;
    while (!(p2 = ptr.load(std::memory_order_acquire)))
        ;
    assert(*p2 == "Hello");
    assert(data == 42);
    delete p2;
}

int main()
{
    std::thread t1(producer);
    std::thread t2(consumer);
    t1.join();
    t2.join();
}
