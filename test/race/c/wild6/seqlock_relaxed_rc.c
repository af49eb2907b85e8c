// A sequence lock whose data is plain: readers copy while the writer writes
// tsan: some: it depends on the schedule
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
struct sample { long a, b; };
static atomic_uint seq;
static struct sample shared;
static void *writer(void *arg)
{
    (void)arg;
    for (long i = 0; i < 10000; i++) {
        atomic_fetch_add(&seq, 1);
        shared.a = i; // RACE! a
        shared.b = -i; // RACE! b
        atomic_fetch_add(&seq, 1);
    }
    return NULL;
}
static void *reader(void *arg)
{
    struct sample s;
    unsigned before;
    (void)arg;
    for (int i = 0; i < 10000; i++) {
        before = atomic_load_explicit(&seq, memory_order_relaxed);
        s.a = shared.a; // RACE! a
        s.b = shared.b; // RACE! b
        if (before != atomic_load_explicit(&seq, memory_order_relaxed))
            continue;
        if (s.a != -s.b)
            puts("torn");
    }
    return NULL;
}
int main(void)
{
    pthread_t w, r;
    pthread_create(&w, NULL, writer, NULL);
    pthread_create(&r, NULL, reader, NULL);
    pthread_join(w, NULL);
    pthread_join(r, NULL);
    return 0;
}
