// producer and consumer swap halves of the double buffer without waiting
#include <pthread.h>
#include <stdio.h>

#define N 64

static int cells[N];

static void *evens(void *arg)
{
    for (int i = 0; i < N; i += 2)
        cells[i] = *(int *)arg; // RACE!
    return NULL;
}

static void *odds(void *arg)
{
    int sum = 0;

    for (int i = 1; i < N; i++)
        sum += cells[i]; // RACE!
    *(int *)arg = sum;
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    int value = 3, sum;

    pthread_create(&a, NULL, evens, &value);
    pthread_create(&b, NULL, odds, &sum);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", sum);
    return 0;
}
