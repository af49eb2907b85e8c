#include <future>
#include <mutex>
std::mutex cfg, net;
int a, b;
static void load() { std::lock_guard<std::mutex> g(cfg); std::lock_guard<std::mutex> h(net); a++; } // DEADLOCK!
static void store()
{
    std::lock_guard<std::mutex> h(net); std::lock_guard<std::mutex> g(cfg); // DEADLOCK!
    b++;
}
int main()
{
    auto x = std::async(std::launch::async, load);
    auto y = std::async(std::launch::async, store);
    x.wait();
    y.wait();
}
