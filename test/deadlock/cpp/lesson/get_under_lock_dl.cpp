#include <future>
#include <iostream>
#include <mutex>
#include <vector>

std::mutex results_mutex;
std::vector<int> results;

int work(int n)
{
    int r = n * n;
    std::lock_guard<std::mutex> g(results_mutex); // DEADLOCK
    results.push_back(r);
    return r;
}

int main()
{
    auto f = std::async(std::launch::async, work, 7);
    std::unique_lock<std::mutex> g(results_mutex); // DEADLOCK
    int r = f.get(); // DEADLOCK!
    std::cout << r << ' ' << results.size() << '\n';
}
