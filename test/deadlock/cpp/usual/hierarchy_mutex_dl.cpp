#include <climits>
#include <mutex>
#include <stdexcept>
#include <thread>
class level_mutex {
    std::mutex inner;
    unsigned const value;
    unsigned before = 0;
    static thread_local unsigned current;
public:
    explicit level_mutex(unsigned v) : value(v) {}
    void lock()
    {
        inner.lock();
        before = current;
        current = value;
    }
    void unlock()
    {
        current = before;
        inner.unlock();
    }
};
thread_local unsigned level_mutex::current = UINT_MAX;
level_mutex high(1000), low(500);
int a, b;
void down()
{
    std::lock_guard<level_mutex> g(high);
    std::lock_guard<level_mutex> h(low); // DEADLOCK!
    a++; b++;
}
void other()
{
    std::lock_guard<level_mutex> g(low);
    std::lock_guard<level_mutex> h(high); // DEADLOCK!
    a--; b--;
}
int main()
{
    std::thread t(down), u(other);
    t.join();
    u.join();
}
