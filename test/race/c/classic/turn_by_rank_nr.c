// Threads wait for an atomic variable that says whose turn it is
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

#define THREADS 3
static atomic_int turn;
static double sum;

static void *add(void *arg)
{
    long me = (long)arg;
    while (turn != me)
        ;
    sum += 1.0 / (double)(me + 1);
    turn = turn + 1;
    return NULL;
}

int main(void)
{
    pthread_t t[THREADS];
    for (long i = 0; i < THREADS; i++)
        pthread_create(&t[i], NULL, add, (void *)i);
    for (int i = 0; i < THREADS; i++)
        pthread_join(t[i], NULL);
    printf("%f\n", sum);
    return 0;
}
