// std::try_lock on two mutexes; the result is not looked at properly.
// flags: -std=c++11
#include <iostream>
#include <mutex>
#include <thread>

std::mutex foo_mutex, bar_mutex;
int foo_count = 0, bar_count = 0, overall = 0;

void update()
{
    for (int i = 0; i < 20; ++i) {
        int result = std::try_lock(foo_mutex, bar_mutex);
        if (result != 0) {
            overall += foo_count + bar_count; // RACE! f b
            foo_count = 0; // RACE! f
            bar_count = 0; // RACE! b
            if (result == -1) {
                foo_mutex.unlock();
                bar_mutex.unlock();
            }
        }
    }
}

void increment(int &counter, std::mutex &m)
{
    for (int i = 0; i < 10; ++i) {
        std::lock_guard<std::mutex> lock(m);
        ++counter; // RACE! f b
    }
}

int main()
{
    std::thread inc_foo(increment, std::ref(foo_count), std::ref(foo_mutex));
    std::thread inc_bar(increment, std::ref(bar_count), std::ref(bar_mutex));
    std::thread upd(update);
    inc_foo.join();
    inc_bar.join();
    upd.join();
    std::cout << foo_count << bar_count << overall << '\n';
}
