// the result is read although pthread_tryjoin_np may have failed
#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static int squares;

static void *compute(void *arg)
{
    usleep(2000);
    for (int i = 0; i < *(int *)arg; i++)
        squares += i * i; // RACE!
    return NULL;
}

int main(void)
{
    static int limit = 20;
    pthread_t t;
    int error;

    pthread_create(&t, NULL, compute, &limit);
    error = pthread_tryjoin_np(t, NULL);
    printf("%d %d\n", error, squares); // RACE!
    if (error)
        pthread_join(t, NULL);
    return 0;
}
