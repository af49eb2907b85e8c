// the loop that starts threads runs twice
#include <pthread.h>
#include <stdio.h>

#define THREADS 2

static long hits;

static void *run(void *arg)
{
    for (int i = 0; i < 1000; i++)
        hits++; // RACE!
    return arg;
}

int main(void)
{
    pthread_t threads[THREADS];

    for (int i = 0; i < THREADS; i++)
        pthread_create(&threads[i], NULL, run, NULL);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    printf("%ld\n", hits); // NORACE
    return 0;
}
