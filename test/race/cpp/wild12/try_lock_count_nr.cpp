// Two threads count what they could not do in counters of their own, under try_lock.
#include <chrono>
#include <iostream>
#include <mutex>
#include <thread>

std::timed_mutex m;
int done = 0;

static void work(int &skipped)
{
    for (int i = 0; i < 100; ++i) {
        if (m.try_lock_for(std::chrono::milliseconds(1))) {
            ++done;
            m.unlock();
        } else {
            ++skipped;
        }
    }
}

int main()
{
    int skipped_a = 0, skipped_b = 0;
    std::thread a(work, std::ref(skipped_a)), b(work, std::ref(skipped_b));
    a.join();
    b.join();
    std::cout << done + skipped_a + skipped_b << '\n';
}
