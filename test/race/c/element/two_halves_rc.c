// the lower half's thread runs one element into the upper half
#include <pthread.h>
#include <stdio.h>

#define N 100

static int data[N];

static void *lower(void *arg)
{
    for (int i = 0; i <= N / 2; i++)
        data[i] += *(int *)arg; // RACE!
    return NULL;
}

static void *upper(void *arg)
{
    for (int i = N / 2; i < N; i++)
        data[i] -= *(int *)arg; // RACE!
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    int delta = 4;

    pthread_create(&a, NULL, lower, &delta);
    pthread_create(&b, NULL, upper, &delta);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", data[N / 2]);
    return 0;
}
