// SHARING: cache.hits always cache.m
#include <mutex>
#include <thread>
struct Cache {
    std::mutex m;
    int hits = 0;
};
static Cache cache;

static void hit()
{
    std::lock_guard<std::mutex> g(cache.m);
    cache.hits++;
}

int main()
{
    std::thread a(hit), b(hit);
    a.join();
    b.join();
}
