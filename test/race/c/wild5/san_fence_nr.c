// relaxed flag between fences
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
static int payload[4];
static atomic_int ready;
static void *producer(void *x)
{
    for (int i = 0; i < 4; i++)
        payload[i] = i + 1;
    atomic_thread_fence(memory_order_release);
    atomic_store_explicit(&ready, 1, memory_order_relaxed);
    return x;
}
static void *consumer(void *x)
{
    while (!atomic_load_explicit(&ready, memory_order_relaxed))
        ;
    atomic_thread_fence(memory_order_acquire);
    int s = 0;
    for (int i = 0; i < 4; i++)
        s += payload[i];
    printf("%d\n", s);
    return x;
}
int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, producer, 0);
    pthread_create(&b, 0, consumer, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
