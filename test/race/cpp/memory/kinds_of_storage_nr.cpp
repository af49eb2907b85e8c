// Objects in memory that is declared as something else, under a lock.
#include <mutex>
#include <new>
#include <pthread.h>

struct Counter {
    long total = 0;
    long hits = 0;
    void increment()
    {
        hits++;
    }
};

alignas(Counter) static char storage[sizeof(Counter)];
static Counter *counter;
static std::mutex lock;

static void *run(void *)
{
    std::lock_guard<std::mutex> guard(lock);
    counter->increment();
    return nullptr;
}

int main()
{
    pthread_t a, b;
    counter = new (storage) Counter;
    pthread_create(&a, nullptr, run, nullptr);
    pthread_create(&b, nullptr, run, nullptr);
    pthread_join(a, nullptr);
    pthread_join(b, nullptr);
    return 0;
}
