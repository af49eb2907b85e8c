// One producer, one consumer, ring with atomic head and tail
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#define SIZE 8

static int ring[SIZE];
static atomic_size_t head, tail;

static bool push(int v)
{
    size_t t = atomic_load_explicit(&tail, memory_order_relaxed);
    size_t next = (t + 1) % SIZE;
    if (next == atomic_load_explicit(&head, memory_order_acquire))
        return false;
    ring[t] = v;
    atomic_store_explicit(&tail, next, memory_order_release);
    return true;
}

static bool pop(int *v)
{
    size_t h = atomic_load_explicit(&head, memory_order_relaxed);
    if (h == atomic_load_explicit(&tail, memory_order_acquire))
        return false;
    *v = ring[h];
    atomic_store_explicit(&head, (h + 1) % SIZE, memory_order_release);
    return true;
}

static void *producer(void *arg)
{
    (void)arg;
    for (int i = 0; i < 100; i++)
        while (!push(i))
            ;
    return NULL;
}

static void *consumer(void *arg)
{
    (void)arg;
    long sum = 0;
    for (int n = 0; n < 100;) {
        int v;
        if (pop(&v)) {
            sum += v;
            n++;
        }
    }
    return (void *)sum;
}

int main(void)
{
    pthread_t p, c;
    void *sum;
    pthread_create(&p, NULL, producer, NULL);
    pthread_create(&c, NULL, consumer, NULL);
    pthread_join(p, NULL);
    pthread_join(c, &sum);
    return (long)sum != 4950;
}
