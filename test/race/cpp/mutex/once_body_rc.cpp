// What runs once may meet who never asks for it.
#include <mutex>
#include <thread>
static std::once_flag once;
static int level;

static void set_up()
{
    level = 1; // RACE!
}

int main()
{
    std::thread a([] { std::call_once(once, set_up); });
    std::thread b([] { level = 2; }); // RACE!
    a.join();
    b.join();
    return level;
}
