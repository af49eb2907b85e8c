// A lock in what makes a static variable of a function: whoever calls it first runs that, and others wait.
#include <cstdio>
#include <map>
#include <mutex>
#include <thread>

static std::mutex lock;

static std::map<int, int> make()
{
    std::lock_guard<std::mutex> guard(lock);
    return {{1, 10}, {2, 20}};
}

static int price(int i)
{
    static std::map<int, int> table = make();
    auto found = table.find(i);
    return found == table.end() ? 0 : found->second;
}

int main()
{
    std::thread a([] { std::printf("%d\n", price(1)); }), b([] { std::printf("%d\n", price(2)); });
    a.join();
    b.join();
}
