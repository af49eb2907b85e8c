#include <mutex>
#include <thread>
struct Section {
    std::mutex m;
    int v = 0;
    std::unique_lock<std::mutex> acquire() { return std::unique_lock<std::mutex>(m); }
};
Section a, b;
int main()
{
    std::thread t([] {
        auto x = a.acquire();
        auto y = b.acquire();
        a.v++; b.v++;
    });
    std::thread u([] {
        auto x = a.acquire();
        auto y = b.acquire();
        a.v--; b.v--;
    });
    t.join();
    u.join();
}
