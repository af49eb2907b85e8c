// Data published by a relaxed store
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static int payload[4];
static atomic_int ready;

static void *writer(void *u)
{
    for (int i = 0; i < 4; i++)
        payload[i] = i + 10; // RACE!
    atomic_store_explicit(&ready, 1, memory_order_relaxed);
    return u;
}

static void *reader(void *u)
{
    int sum = 0;
    while (!atomic_load_explicit(&ready, memory_order_relaxed))
        ;
    for (int i = 0; i < 4; i++)
        sum += payload[i]; // RACE!
    printf("%d\n", sum);
    return u;
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
