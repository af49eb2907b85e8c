// What runs once is over when a call of once returns.
#include <mutex>
#include <thread>
static std::once_flag once;
static int level;

static void set_up()
{
    level = 1; // NORACE
}

int main()
{
    std::thread a([] { std::call_once(once, set_up); });
    std::call_once(once, set_up);
    int now = level; // NORACE
    a.join();
    return now;
}
