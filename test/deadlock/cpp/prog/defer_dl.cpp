// Deferred guards,
// locked one after the other in both orders.
#include <mutex>
#include <thread>
std::mutex m1, m2;
int a, b;

void swap_them(std::mutex &x, std::mutex &y)
{
    std::unique_lock<std::mutex> lx(x, std::defer_lock);
    std::unique_lock<std::mutex> ly(y, std::defer_lock);
    lx.lock();
    ly.lock(); // DEADLOCK!
    std::swap(a, b);
}

int main()
{
    std::thread t1([] { swap_them(m1, m2); }); // DEADLOCK
    std::thread t2([] { swap_them(m2, m1); }); // DEADLOCK
    t1.join();
    t2.join();
}
