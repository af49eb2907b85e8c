// Objects in memory that is declared as something else: bytes, and a base beside an empty one.
#include <new>
#include <pthread.h>

struct Counter {
    long total = 0;
    long hits = 0;
    void increment()
    {
        hits++; // RACE!
    }
};

struct NonCopyable {
    NonCopyable() = default;
    NonCopyable(const NonCopyable &) = delete;
};

struct Base {
    long x, y;
};

struct Derived : NonCopyable, Base {
    long z = 0;
    void increment()
    {
        z++; // RACE!
    }
};

alignas(Counter) static char storage[sizeof(Counter)];
static Counter *counter;
static Base *base;

static Base *make()
{
    Base *made = new Derived;
    made->x = 1;
    made->y = 2;
    return made;
}

static void *run(void *)
{
    counter->increment();
    static_cast<Derived *>(base)->increment();
    return nullptr;
}

int main()
{
    pthread_t a, b;
    counter = new (storage) Counter;
    base = make();
    pthread_create(&a, nullptr, run, nullptr);
    pthread_create(&b, nullptr, run, nullptr);
    pthread_join(a, nullptr);
    pthread_join(b, nullptr);
    return 0;
}
