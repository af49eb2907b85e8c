// A container that is a template over its lock policy, used by two threads with no lock at all.
#include <cstdio>
#include <mutex>
#include <thread>
#include <vector>

struct SingleThreaded {
    struct Lock {
        explicit Lock(SingleThreaded &) {}
    };
};

struct MultiThreaded {
    std::mutex m;
    struct Lock {
        std::unique_lock<std::mutex> l;
        explicit Lock(MultiThreaded &p) : l(p.m) {}
    };
};

template <typename T, typename Threading> class Stack : private Threading {
    using Lock = typename Threading::Lock;
    T items_[256];
    int top_ = 0;

public:
    bool push(const T &t)
    {
        Lock guard(*this);
        if (top_ == 256) // RACE!
            return false;
        items_[top_++] = t; // RACE!
        return true;
    }
    int size()
    {
        Lock guard(*this);
        return top_;
    }
};

int main()
{
    Stack<int, MultiThreaded> good;
    Stack<int, SingleThreaded> bad;
    auto fill = [&](int n) {
        for (int i = 0; i < n; ++i) {
            good.push(i);
            bad.push(i);
        }
    };
    std::thread a(fill, 100), b(fill, 100);
    a.join();
    b.join();
    std::printf("%d %d\n", good.size(), bad.size());
}
