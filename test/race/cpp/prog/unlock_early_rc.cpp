// unique_lock given back before the last use
// flags: -std=c++17
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

static std::mutex m;
static std::vector<int> samples;

static void collect(int v)
{
    std::unique_lock<std::mutex> lk(m);
    samples.push_back(v); // RACE!
    lk.unlock();
    if (samples.size() > 3) { // RACE!
        lk.lock();
        samples.clear(); // RACE!
    }
}

int main()
{
    std::vector<std::thread> ts;
    for (int i = 0; i < 5; i++)
        ts.emplace_back(collect, i);
    for (auto &t : ts)
        t.join();
    std::cout << samples.size() << "\n";
}
