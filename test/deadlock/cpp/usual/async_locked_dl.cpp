#include <future>
#include <mutex>
#include <vector>
std::mutex m;
std::vector<int> results;
static int compute(int n)
{
    std::lock_guard<std::mutex> g(m); // DEADLOCK
    results.push_back(n);
    return n * n;
}
int main()
{
    auto f = std::async(std::launch::async, compute, 4);
    int v;
    {
        std::lock_guard<std::mutex> g(m); // DEADLOCK
        v = f.get(); // DEADLOCK!
    }
    return v == 16 ? 0 : 1;
}
