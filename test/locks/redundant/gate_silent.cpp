// A guard around what one object owns,
// and around a second lock: it may keep an order.
#include <mutex>
#include <thread>
#include <vector>
static std::mutex outer, inner;
static int total;

static void work()
{
    std::vector<int> own(4, 1);
    int sum = 0;
    {
        std::lock_guard<std::mutex> g(outer);
        sum += own[0] + own[1];
        std::lock_guard<std::mutex> h(inner);
        total += sum;
    }
    std::lock_guard<std::mutex> g(inner);
    total += sum;
}

int main()
{
    std::thread a(work), b(work);
    a.join();
    b.join();
}
