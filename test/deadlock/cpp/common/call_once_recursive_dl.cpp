#include <cstdio>
#include <mutex>
#include <thread>

static std::once_flag init_flag;
static int ready;

void init_all();

void init_sub()
{
    std::call_once(init_flag, init_all); // DEADLOCK!
}

void init_all()
{
    ready = 1;
    init_sub(); // DEADLOCK
}

void user()
{
    std::call_once(init_flag, init_all); // DEADLOCK
    std::printf("%d\n", ready);
}

int main()
{
    std::thread a(user), b(user);
    a.join();
    b.join();
}
