#include <map>
#include <mutex>
#include <stdexcept>
#include <thread>
std::mutex m;
std::map<int, int> t;
static int parse(int n)
{
    if (n % 7 == 0) throw std::invalid_argument("seven");
    return n;
}
static void store(int n)
{
    m.lock(); // DEADLOCK
    t[n] = parse(n); // DEADLOCK!
    m.unlock();
}
static void run()
{
    for (int i = 0; i < 20; i++) {
        try { store(i); } catch (const std::invalid_argument &) {} // DEADLOCK
    }
}
int main()
{
    std::thread a(run), b(run);
    a.join();
    b.join();
}
