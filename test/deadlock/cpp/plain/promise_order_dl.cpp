#include <future>
#include <thread>
int main()
{
    std::promise<int> a, b;
    auto fa = a.get_future(), fb = b.get_future();
    std::thread t([&] {
        int v = fb.get(); // DEADLOCK!
        a.set_value(v + 1);
    });
    std::thread u([&] {
        int v = fa.get(); // DEADLOCK!
        b.set_value(v + 1);
    });
    t.join(); // DEADLOCK
    u.join(); // DEADLOCK
}
