// All callers give 0, but a function that gets the address changes it.
#include <pthread.h>
#include <stdio.h>

static int hits;

__attribute__((noinline)) static void adjust(int *level)
{
    *level = 1;
}

__attribute__((noinline)) static void note(int level)
{
    adjust(&level);
    if (level)
        hits++; // RACE!
}

static void *work(void *arg)
{
    note(0);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, work, NULL);
    pthread_create(&b, NULL, work, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", hits);
    return 0;
}
