// one after the other with scoped_lock
#include <mutex>
#include <thread>

static std::mutex a, b;
static int shared;

static void first()
{
    std::scoped_lock x(a);
    std::scoped_lock y(b); // DEADLOCK!
    shared++;
}

static void second()
{
    std::scoped_lock x(b);
    std::scoped_lock y(a); // DEADLOCK!
    shared++;
}


int main()
{
    std::thread one(first), two(second);

    one.join();
    two.join();
}
