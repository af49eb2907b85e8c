// A value behind a lock that is used through a function object.
#include <functional>
#include <mutex>
#include <thread>

template <class T> class Synchronized {
public:
    template <class F> auto with(F f)
    {
        std::lock_guard<std::mutex> g(lock_); // DEADLOCK!
        return f(value_); // DEADLOCK
    }

private:
    std::mutex lock_;
    T value_{};
};

static Synchronized<int> counter;
static Synchronized<int> limit;

static int current()
{
    return counter.with([](int &n) { return n; }); // DEADLOCK
}

static void bump()
{
    counter.with([](int &n) { n = current() + 1; }); // DEADLOCK
}

static void adjust()
{
    int n = current(); // DEADLOCK
    limit.with([n](int &l) { l = n; });
}

int main()
{
    std::thread a(bump), b(adjust);
    a.join();
    b.join();
}
