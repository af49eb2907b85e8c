/* A-FUTURE: what a task captured is the task's own. Here the task tells another thread where its copy is. */
#include <atomic>
#include <future>
#include <thread>

static std::atomic<long *> leaked{nullptr};

int main()
{
    long count = 0;
#ifdef CONTROL
    auto body = [&count]() {
#else
    auto body = [count]() mutable {
#endif
        leaked = &count;
        for (int i = 0; i < 1000; i++)
            count++; /* MISSED */
        return 0;
    };
    std::thread other([] {
        while (long *p = leaked)
            (*p)++; /* MISSED */
    });
    auto result = std::async(std::launch::async, body);
    result.get();
    other.join();
    return 0;
}
