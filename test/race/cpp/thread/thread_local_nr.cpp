// the static member is thread_local
// flags: -std=c++17
#include <cstdio>
#include <thread>

class Tracer
{
public:
    static void enter()
    {
        depth_++; // NORACE
    }
    static void leave()
    {
        depth_--; // NORACE
    }

private:
    static thread_local int depth_;
};

thread_local int Tracer::depth_;

static void nested(int n)
{
    Tracer::enter();
    if (n > 0)
        nested(n - 1);
    Tracer::leave();
}

int main()
{
    std::thread a(nested, 500), b(nested, 700);

    a.join();
    b.join();
    std::puts("ok");
    return 0;
}
