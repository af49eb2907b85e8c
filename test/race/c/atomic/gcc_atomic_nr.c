// all accesses to the counter use the __atomic builtins
#include <pthread.h>
#include <stdio.h>

static long served;
static long limit = 1000;

static void *serve(void *arg)
{
    (void)arg;
    while (__atomic_load_n(&served, __ATOMIC_RELAXED) < limit) // NORACE
        __atomic_fetch_add(&served, 1, __ATOMIC_RELAXED); // NORACE
    return NULL;
}

int main(void)
{
    pthread_t t[2];

    pthread_create(&t[0], NULL, serve, NULL);
    pthread_create(&t[1], NULL, serve, NULL);
    printf("%ld now\n", __atomic_load_n(&served, __ATOMIC_ACQUIRE)); // NORACE
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    printf("%ld\n", served); // NORACE
    return 0;
}
