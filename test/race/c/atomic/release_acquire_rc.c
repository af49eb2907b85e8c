// a relaxed flag does not order the payload
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static int payload[4];
static atomic_int ready;

static void *producer(void *arg)
{
    for (int i = 0; i < 4; i++)
        payload[i] = *(int *)arg + i; // RACE!
    atomic_store_explicit(&ready, 1, memory_order_relaxed);
    return NULL;
}

static void *consumer(void *arg)
{
    int sum = 0;

    while (!atomic_load_explicit(&ready, memory_order_relaxed))
        ;
    for (int i = 0; i < 4; i++)
        sum += payload[i]; // RACE!
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
