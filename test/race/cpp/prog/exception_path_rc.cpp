// manual lock and unlock; the error path writes after the unlock
// flags: -std=c++17
#include <cstdio>
#include <mutex>
#include <stdexcept>
#include <thread>

static std::mutex m;
static int errors, ok;

static int parse(int v)
{
    if (v % 5 == 0)
        throw std::invalid_argument("bad");
    return v;
}

static void job(int from)
{
    for (int i = from; i < from + 10; i++) {
        try {
            std::lock_guard<std::mutex> g(m);
            ok += parse(i);
        } catch (const std::exception &) {
            errors++; // RACE!
        }
    }
}

int main()
{
    std::thread a(job, 1), b(job, 11);
    a.join();
    b.join();
    std::printf("%d %d\n", ok, errors);
}
