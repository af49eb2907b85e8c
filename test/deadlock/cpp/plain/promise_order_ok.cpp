#include <future>
#include <thread>
int main()
{
    std::promise<int> a, b;
    auto fa = a.get_future(), fb = b.get_future();
    std::thread t([&] {
        a.set_value(1);
        fb.get();
    });
    std::thread u([&] {
        int v = fa.get();
        b.set_value(v + 1);
    });
    t.join();
    u.join();
}
