// Futures that die with a lock which their calls need: as a temporary, with a vector.
#include <future>
#include <mutex>
#include <vector>

static std::mutex m;
static int total;

static int work(int k)
{
    std::lock_guard<std::mutex> g(m); // DEADLOCK!
    total += k;
    return total;
}

static void forget()
{
    std::lock_guard<std::mutex> g(m);
    std::async(std::launch::async, work, 1); // DEADLOCK!
    total++;
}

static void clear(std::vector<std::future<int>> &all)
{
    std::lock_guard<std::mutex> g(m);
    all.clear(); // DEADLOCK!
}

int main()
{
    std::vector<std::future<int>> all;
    for (int i = 0; i < 4; i++)
        all.push_back(std::async(std::launch::async, work, i));
    clear(all);
    forget();
    return 0;
}
