// SHARING: cache.hits never
#include <mutex>
#include <thread>
struct Cache {
    std::mutex m;
    int hits = 0;
};
static Cache cache;

static void hit()
{
    cache.hits++;
}

int main()
{
    std::thread a(hit), b(hit);
    a.join();
    b.join();
}
