// A guard of the user's keeps in a flag whether its try has got the lock: not asked, asked the wrong way, changed, another one asked
// tsan: some: how often a try fails depends on the schedule
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
    bool owns() const { return owns_; }
    void release()
    {
        if (owns_)
            mutex_.unlock();
        owns_ = false;
    }
};

static std::mutex m, other;
static int unasked, wrong, released, mixed;

static void work()
{
    for (int i = 0; i < 200; i++) {
        {
            TryGuard guard(m);
            unasked++; // RACE! u
        }
        {
            TryGuard guard(m);
            if (guard.failed())
                wrong++; // RACE! w
        }
        {
            TryGuard guard(m);
            if (guard.owns()) {
                guard.release();
                released++; // RACE! r
            }
        }
        {
            TryGuard guard(m), second(other);
            if (i % 2 ? guard.owns() : second.owns())
                mixed++; // RACE! m
        }
    }
}

int main()
{
    std::thread a(work), b(work);
    a.join();
    b.join();
    return unasked + wrong + released + mixed < 0;
}
