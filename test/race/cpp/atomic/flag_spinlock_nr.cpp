// a spin lock class over atomic_flag, used through lock_guard
// flags: -std=c++17
#include <atomic>
#include <cstdio>
#include <mutex>
#include <thread>

class SpinLock
{
public:
    void lock()
    {
        while (flag_.test_and_set(std::memory_order_acquire))
            ;
    }
    void unlock() { flag_.clear(std::memory_order_release); }

private:
    std::atomic_flag flag_ = ATOMIC_FLAG_INIT;
};

static SpinLock spin;
static int in_count, out_count;

static void shuffle(int n)
{
    for (int i = 0; i < n; i++) {
        {
            std::lock_guard<SpinLock> guard(spin);
            in_count++; // NORACE
            out_count--; // NORACE
        }
    }
}

int main()
{
    std::thread a(shuffle, 500), b(shuffle, 500);

    a.join();
    b.join();
    std::printf("%d %d\n", in_count, out_count);
    return 0;
}
