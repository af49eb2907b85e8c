// one reader forgets __atomic_load_n and reads the counter plainly
#include <pthread.h>
#include <stdio.h>

static long served;
static long limit = 1000;

static void *serve(void *arg)
{
    (void)arg;
    while (__atomic_load_n(&served, __ATOMIC_RELAXED) < limit) // NORACE
        __atomic_fetch_add(&served, 1, __ATOMIC_RELAXED); // RACE!
    return NULL;
}

int main(void)
{
    pthread_t t[2];

    pthread_create(&t[0], NULL, serve, NULL);
    pthread_create(&t[1], NULL, serve, NULL);
    printf("%ld now\n", served); // RACE!
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    printf("%ld\n", served); // NORACE
    return 0;
}
