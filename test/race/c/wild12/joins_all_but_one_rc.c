// the loop that joins begins at the second thread
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define THREADS 4
static long total;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *adder(void *arg)
{
    long n = *(long *)arg;
    free(arg);
    pthread_mutex_lock(&m);
    total += n; // RACE!
    pthread_mutex_unlock(&m);
    return NULL;
}
int main(void)
{
    pthread_t tid[THREADS];
    for (int i = 0; i < THREADS; i++) {
        long *n = malloc(sizeof *n);
        *n = i; // NORACE
        pthread_create(&tid[i], NULL, adder, n);
    }
    for (int i = 1; i < THREADS; i++)
        pthread_join(tid[i], NULL);
    printf("%ld\n", total); // RACE!
    pthread_join(tid[0], NULL);
    return 0;
}
