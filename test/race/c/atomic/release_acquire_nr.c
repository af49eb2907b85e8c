// a release store and an acquire load order the payload
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static int payload[4];
static atomic_int ready;

static void *producer(void *arg)
{
    for (int i = 0; i < 4; i++)
        payload[i] = *(int *)arg + i; // NORACE
    atomic_store_explicit(&ready, 1, memory_order_release);
    return NULL;
}

static void *consumer(void *arg)
{
    int sum = 0;

    while (!atomic_load_explicit(&ready, memory_order_acquire))
        ;
    for (int i = 0; i < 4; i++)
        sum += payload[i]; // NORACE
    *(int *)arg = sum;
    return NULL;
}

int main(void)
{
    pthread_t p, c;
    int start = 10, sum;

    pthread_create(&p, NULL, producer, &start);
    pthread_create(&c, NULL, consumer, &sum);
    pthread_join(p, NULL);
    pthread_join(c, NULL);
    printf("%d\n", sum);
    return 0;
}
