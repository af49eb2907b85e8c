// Read twice: only a writer in between makes the second one wait.
// flags: -std=c++17
#include <mutex>
#include <shared_mutex>
#include <thread>

static std::shared_mutex m;
static int a = 1, b = 2;

static int first() { std::shared_lock l(m); return a; } // DEADLOCK!
static int both() { std::shared_lock l(m); return first() + b; } // DEADLOCK
static void set(int v) { std::unique_lock l(m); a = b = v; }

int main()
{
    std::thread t([] { for (int i = 0; i < 100; i++) both(); });
    std::thread u([] { for (int i = 0; i < 100; i++) set(i); });
    t.join();
    u.join();
}
