// Ring of one producer and one consumer, indices with acquire and release
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#define SIZE 64
typedef struct { int buf[SIZE]; atomic_size_t head, tail; } ring_t;
static ring_t ring;
static bool push(ring_t *r, int v)
{
    size_t h = atomic_load_explicit(&r->head, memory_order_relaxed);
    size_t next = (h + 1) % SIZE;
    if (next == atomic_load_explicit(&r->tail, memory_order_acquire))
        return false;
    r->buf[h] = v; // NORACE
    atomic_store_explicit(&r->head, next, memory_order_release);
    return true;
}
static bool pop(ring_t *r, int *v)
{
    size_t t = atomic_load_explicit(&r->tail, memory_order_relaxed);
    if (t == atomic_load_explicit(&r->head, memory_order_acquire))
        return false;
    *v = r->buf[t]; // NORACE
    atomic_store_explicit(&r->tail, (t + 1) % SIZE, memory_order_release);
    return true;
}
static void *producer(void *a)
{
    for (int i = 0; i < 10000;)
        if (push(&ring, i))
            i++;
    return a;
}
static void *consumer(void *a)
{
    long sum = 0;
    int v;
    for (int i = 0; i < 10000;)
        if (pop(&ring, &v)) {
            sum += v;
            i++;
        }
    printf("%ld\n", sum);
    return a;
}
int main(void)
{
    pthread_t p, c;
    pthread_create(&p, NULL, producer, NULL);
    pthread_create(&c, NULL, consumer, NULL);
    pthread_join(p, NULL);
    pthread_join(c, NULL);
    return 0;
}
