// the result is read only after pthread_tryjoin_np succeeded
#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static int squares;

static void *compute(void *arg)
{
    usleep(2000);
    for (int i = 0; i < *(int *)arg; i++)
        squares += i * i; // NORACE
    return NULL;
}

int main(void)
{
    static int limit = 20;
    pthread_t t;
    int error;

    pthread_create(&t, NULL, compute, &limit);
    while ((error = pthread_tryjoin_np(t, NULL)) != 0)
        usleep(100);
    printf("%d %d\n", error, squares); // NORACE
    return 0;
}
