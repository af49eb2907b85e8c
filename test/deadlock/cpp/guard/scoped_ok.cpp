// both at once with scoped_lock, in any order
#include <mutex>
#include <thread>

static std::mutex a, b;
static int shared;

static void first()
{
    std::scoped_lock both(a, b);
    shared++;
}

static void second()
{
    std::scoped_lock both(b, a);
    shared++;
}


int main()
{
    std::thread one(first), two(second);

    one.join();
    two.join();
}
