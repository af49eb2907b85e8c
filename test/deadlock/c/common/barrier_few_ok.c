#include <pthread.h>
#include <stdio.h>

#define THREADS 4

static pthread_barrier_t barrier;
static int partial[THREADS], total;

static void *sum(void *arg)
{
    int id = (int)(long)arg;
    for (int i = 0; i < 100; i++)
        partial[id] += i * id;
    pthread_barrier_wait(&barrier);
    if (id == 0)
        for (int i = 0; i < THREADS; i++)
            total += partial[i];
    return NULL;
}

int main(void)
{
    pthread_t t[THREADS];
    pthread_barrier_init(&barrier, NULL, THREADS);
    for (long i = 0; i < THREADS; i++)
        pthread_create(&t[i], NULL, sum, (void *)i);
    for (int i = 0; i < THREADS; i++)
        pthread_join(t[i], NULL);
    pthread_barrier_destroy(&barrier);
    printf("%d\n", total);
    return 0;
}
