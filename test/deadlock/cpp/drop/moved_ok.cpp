// Asynchronous calls are started under a lock that they need, and waited for without it.
#include <future>
#include <mutex>
#include <vector>

static std::mutex m;
static int total;

static int work(int k)
{
    std::lock_guard<std::mutex> g(m);
    total += k;
    return total;
}

static std::future<int> start(int k)
{
    std::lock_guard<std::mutex> g(m);
    auto f = std::async(std::launch::async, work, k);
    total++;
    return f;
}

int main()
{
    std::vector<std::future<int>> all;
    {
        std::lock_guard<std::mutex> g(m);
        for (int i = 0; i < 4; i++)
            all.push_back(std::async(std::launch::async, work, i)); // the temporary is empty
    }
    std::future<int> first = start(7), moved = std::move(first);
    int sum = moved.get();
    for (auto &f : all)
        sum += f.get();
    return sum == 0;
}
