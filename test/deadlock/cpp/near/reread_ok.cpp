// Read twice: only a writer in between makes the second one wait.
// flags: -std=c++17
#include <mutex>
#include <shared_mutex>
#include <thread>

static std::shared_mutex m;
static int a = 1, b = 2;

static int first() { std::shared_lock l(m); return a; }
static int both() { std::shared_lock l(m); return first() + b; }

int main()
{
    std::thread t([] { for (int i = 0; i < 100; i++) both(); });
    std::thread u([] { for (int i = 0; i < 100; i++) both(); });
    t.join();
    u.join();
}
