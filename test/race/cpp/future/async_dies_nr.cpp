// The only future of an asynchronous call waits for it when it dies
#include <cstdio>
#include <future>

static int cooked, washed, swept;

static void cook() { cooked++; }
static void wash() { washed++; }
static void sweep() { swept++; }

int main()
{
    (void)std::async(std::launch::async, cook);
    {
        auto job = std::async(std::launch::async, wash);
        if (!job.valid())
            return 1;
    }
    for (int i = 0; i < 3; i++) {
        auto job = std::async(std::launch::async, sweep);
        if (!job.valid())
            return 1;
    }
    cooked += 10; // NORACE
    washed += 10; // NORACE
    swept += 10; // NORACE
    std::printf("%d %d %d\n", cooked, washed, swept);
}
