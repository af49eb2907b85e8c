// all threads count themselves in and wait for the others, once
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

#define T 4
static atomic_int arrived;
static int cell[T], copy[T];

static void *run(void *arg)
{
    long me = (long)arg;
    cell[me] = (int)me * 3;
    atomic_fetch_add(&arrived, 1);
    while (atomic_load(&arrived) < T)
        ;
    copy[me] = cell[(me + 1) % T]; // NORACE
    return NULL;
}

int main(void)
{
    pthread_t t[T];
    for (long i = 0; i < T; i++)
        pthread_create(&t[i], NULL, run, (void *)i);
    for (int i = 0; i < T; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", copy[0]);
    return 0;
}
