// Every worker adds its local sum to a global without a lock; i is passed by address
#include <pthread.h>
#include <stdio.h>
#define N 1000
#define T 3

static int data[N];
static long total;

static void *adder(void *arg)
{
    int id = *(int *)arg; // RACE!
    long s = 0;
    for (int i = id * (N / T); i < (id + 1) * (N / T); i++)
        s += data[i];
    total += s; // RACE!
    return NULL;
}

int main(void)
{
    pthread_t t[T];
    int i;
    for (i = 0; i < N; i++)
        data[i] = i;
    for (i = 0; i < T; i++) // RACE!
        pthread_create(&t[i], NULL, adder, &i);
    for (int k = 0; k < T; k++)
        pthread_join(t[k], NULL);
    printf("%ld\n", total);
    return 0;
}
