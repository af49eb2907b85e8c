// join with a lock that the thread needs
#include <mutex>
#include <thread>

static std::mutex a, b;
static int shared;


int main()
{
    std::thread one([] {
        std::lock_guard<std::mutex> guard(a); // DEADLOCK!
        shared++;
    });
    std::lock_guard<std::mutex> guard(a);

    shared--;
    one.join(); // DEADLOCK!
}
