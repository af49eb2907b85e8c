// the table is completed only after the threads were started
#include <pthread.h>
#include <stdio.h>

static int squares[32];

static void *lookup(void *arg)
{
    int sum = 0;

    for (int i = 0; i < 32; i++)
        sum += squares[i]; // RACE!
    *(int *)arg = sum;
    return NULL;
}

static void fill(int from, int to)
{
    for (int i = from; i < to; i++)
        squares[i] = i * i; // RACE!
}

int main(void)
{
    pthread_t t[2];
    int sums[2];

    fill(0, 16);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, lookup, &sums[i]);
    fill(16, 32);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", sums[0] + sums[1]);
    return 0;
}
