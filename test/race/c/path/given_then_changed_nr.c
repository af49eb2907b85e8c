// All callers give 0, and what gets an address changes another variable.
#include <pthread.h>
#include <stdio.h>

static int hits;

__attribute__((noinline)) static void adjust(int *level)
{
    *level = 1;
}

__attribute__((noinline)) static int note(int level)
{
    int other = level;
    adjust(&other);
    if (level)
        hits++; // NORACE
    return other;
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
