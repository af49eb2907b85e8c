// a static member is shared by all threads
// flags: -std=c++17
// tsan: some: it reports one race per eight bytes
#include <cstdio>
#include <thread>

class Tracer
{
public:
    static void enter()
    {
        depth_++; // RACE!
    }
    static void leave()
    {
        depth_--; // RACE!
    }

private:
    static int depth_;
};

int Tracer::depth_;

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
