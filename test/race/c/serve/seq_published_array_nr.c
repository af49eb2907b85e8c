// elements are published by a releasing count
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

#define CAP 128

static int log_entries[CAP];
static atomic_int published;

static void *appender(void *arg)
{
    for (int i = 0; i < CAP; i++) {
        log_entries[i] = i * *(int *)arg; // NORACE
        atomic_store_explicit(&published, i + 1, memory_order_release);
    }
    return NULL;
}

static void *follower(void *arg)
{
    int seen = 0;
    long sum = 0;

    while (seen < CAP) {
        int n = atomic_load_explicit(&published, memory_order_acquire);

        for (; seen < n; seen++)
            sum += log_entries[seen]; // NORACE
    }
    *(long *)arg = sum;
    return NULL;
}

int main(void)
{
    pthread_t a, f;
    int factor = 2;
    long sum;

    pthread_create(&a, NULL, appender, &factor);
    pthread_create(&f, NULL, follower, &sum);
    pthread_join(a, NULL);
    pthread_join(f, NULL);
    printf("%ld\n", sum);
    return 0;
}
