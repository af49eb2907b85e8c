#include <mutex>
#include <thread>
std::mutex left_m, right_m;
int n;
void one()
{
    for (;;) {
        std::unique_lock<std::mutex> l(left_m);
        std::unique_lock<std::mutex> r(right_m); // DEADLOCK!
        n++;
        return;
    }
}
void two()
{
    std::unique_lock<std::mutex> r(right_m);
    std::unique_lock<std::mutex> l(left_m); // DEADLOCK!
    n++;
}
int main()
{
    std::thread a(one), b(two);
    a.join();
    b.join();
    return n == 2 ? 0 : 1;
}
