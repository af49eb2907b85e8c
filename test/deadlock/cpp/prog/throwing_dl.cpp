// Manual lock and unlock around code
// that throws.
#include <mutex>
#include <stdexcept>
#include <thread>
std::mutex m;
int level;

static void check(int n)
{
    if (n > 3)
        throw std::runtime_error("too much"); // DEADLOCK
}

static void raise(int n)
{
    m.lock();
    check(n); // DEADLOCK!
    level = n;
    m.unlock();
}

static void run(int n)
{
    try {
        raise(n); // DEADLOCK
    } catch (const std::exception &) {
    }
}

int main(int argc, char **)
{
    std::thread t(run, argc), u(run, argc + 1);
    t.join();
    u.join();
}
