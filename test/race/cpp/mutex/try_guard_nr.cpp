// A guard of the user's keeps in a flag whether its try has got the lock, and is asked for it
#include <mutex>
#include <thread>

class TryGuard {
    std::mutex &mutex_;
    bool owns_;

public:
    explicit TryGuard(std::mutex &m) : mutex_(m), owns_(m.try_lock()) {}
    ~TryGuard()
    {
        if (owns_)
            mutex_.unlock();
    }
    bool failed() const { return !owns_; }
    explicit operator bool() const { return owns_; }
};

static std::mutex m;
static int counter, skipped[2];

static void count(int self)
{
    for (int i = 0; i < 100; i++) {
        TryGuard guard(m);
        if (guard)
            counter++; // NORACE
        else
            skipped[self]++;
    }
}

static void reset()
{
    TryGuard guard(m);
    if (guard.failed())
        return;
    counter = 0; // NORACE
}

int main()
{
    std::thread a(count, 0), b(count, 1), c(reset);
    a.join();
    b.join();
    c.join();
    return counter < 0;
}
