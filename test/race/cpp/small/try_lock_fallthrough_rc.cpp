// try_to_lock whose result nobody looks at.
// tsan: no: seldom at the same time on a machine with two cores
#include <cstdio>
#include <mutex>
#include <thread>

static std::mutex gate;
static int visits;
static int refused;

static void visit()
{
    std::unique_lock<std::mutex> lock(gate, std::try_to_lock);
    visits++; // RACE!
    if (!lock)
        refused++; // RACE!
}

int main()
{
    std::thread first(visit);
    std::thread second(visit);
    std::thread third(visit);
    first.join();
    second.join();
    third.join();
    std::printf("%d visits, %d refused\n", visits, refused);
}
