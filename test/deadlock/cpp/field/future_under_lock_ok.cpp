// waits for a result under the lock that the computation needs
#include <future>
#include <mutex>
#include <numeric>
#include <vector>

static std::mutex cache_mutex;
static std::vector<int> cache;

static int sum()
{
    std::lock_guard<std::mutex> g(cache_mutex);
    return std::accumulate(cache.begin(), cache.end(), 0);
}

int main()
{
    cache.assign(10, 1);
    auto f = std::async(std::launch::async, sum);
    int s = f.get();
    std::lock_guard<std::mutex> g(cache_mutex);
    cache.push_back(s);
    return s;
}
