// The tags of locks: defer_lock with std::lock, adopt_lock, try_to_lock, timed locks.
#include <chrono>
#include <iostream>
#include <mutex>
#include <thread>

struct Box {
    std::timed_mutex m;
    int content = 10;
    int misses = 0;
};

static void swapContent(Box &a, Box &b)
{
    std::unique_lock<std::timed_mutex> la(a.m, std::defer_lock);
    std::unique_lock<std::timed_mutex> lb(b.m, std::defer_lock);
    std::lock(la, lb);
    std::swap(a.content, b.content);
}

static void both(Box &a, Box &b)
{
    std::lock(a.m, b.m);
    std::lock_guard<std::timed_mutex> ga(a.m, std::adopt_lock);
    std::lock_guard<std::timed_mutex> gb(b.m, std::adopt_lock);
    a.content += b.content;
}

static void tryIt(Box &box)
{
    std::unique_lock<std::timed_mutex> lock(box.m, std::try_to_lock);
    if (lock.owns_lock())
        box.content++;
    std::unique_lock<std::timed_mutex> later(box.m, std::defer_lock);
    if (!lock && later.try_lock_for(std::chrono::milliseconds(5)))
        box.misses++;
}

int main()
{
    Box x, y;
    std::thread t1([&] { swapContent(x, y); });
    std::thread t2([&] { both(y, x); });
    std::thread t3(tryIt, std::ref(x));
    std::thread t4(tryIt, std::ref(y));
    t1.join();
    t2.join();
    t3.join();
    t4.join();
    std::cout << x.content << y.content << x.misses << y.misses << '\n';
}
