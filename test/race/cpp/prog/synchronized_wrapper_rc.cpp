// locked pointer leaks the object out of the lock
// flags: -std=c++17
#include <cstdio>
#include <mutex>
#include <thread>

template <typename T>
class Synchronized {
public:
    struct Locked {
        Locked(T &t, std::mutex &m) : ptr(&t), lock(m) {}
        T *operator->() { return ptr; }
        T &operator*() { return *ptr; }
        T *ptr;
        std::unique_lock<std::mutex> lock;
    };
    Locked access() { return Locked(value_, m_); }

private:
    T value_{};
    std::mutex m_;
};

struct Pos {
    int x, y;
};

static Synchronized<Pos> pos;

static void good()
{
    auto p = pos.access();
    p->x++; // RACE!
}

static void bad()
{
    Pos *raw;
    {
        auto p = pos.access();
        raw = &*p;
    }
    raw->x = 0; // RACE!
}

int main()
{
    std::thread a(good), b(bad);
    a.join();
    b.join();
    std::printf("%d\n", pos.access()->x);
}
