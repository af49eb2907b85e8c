// the variadic function stores through pointers to the threads' own variables
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>

static void store_all(int count, ...)
{
    va_list args;

    va_start(args, count);
    for (int i = 0; i < count; i++)
        *va_arg(args, int *) = i; // NORACE
    va_end(args);
}

static void *worker(void *arg)
{
    int low, high;

    for (int i = 0; i < *(int *)arg; i++)
        store_all(2, &low, &high);
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    int rounds = 20;

    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, worker, &rounds);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("done\n");
    return 0;
}
