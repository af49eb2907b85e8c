// the producer does not look at the flags of the first slots
#include <pthread.h>
#include <stdatomic.h>
#include <sched.h>
#define N 8
struct slot { atomic_int full; int v; } ring[N];
static void *producer(void *arg) {
    for (int i = 0; i < 100; i++) {
        struct slot *s = &ring[i % N];
        if (i > 50) while (atomic_load_explicit(&s->full, memory_order_acquire)) sched_yield();
        s->v = i; // RACE!
        atomic_store_explicit(&s->full, 1, memory_order_release);
    }
    return arg;
}
static void *consumer(void *arg) {
    long sum = 0;
    for (int i = 0; i < 100; i++) {
        struct slot *s = &ring[i % N];
        while (!atomic_load_explicit(&s->full, memory_order_acquire)) sched_yield();
        sum += s->v; // RACE!
        atomic_store_explicit(&s->full, 0, memory_order_release);
    }
    return (void *)sum;
}
int main(void) {
    pthread_t p, c;
    pthread_create(&p, 0, producer, 0);
    pthread_create(&c, 0, consumer, 0);
    pthread_join(p, 0);
    pthread_join(c, 0);
    return 0;
}
