// the table is made on first use with pthread_once
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static int *table;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void make_table(void)
{
    int *t = malloc(100 * sizeof(int));

    for (int i = 0; i < 100; i++)
        t[i] = i * i; // NORACE
    table = t; // NORACE
}

static int square(int i)
{
    pthread_once(&once, make_table);
    return table[i]; // NORACE
}

static void *worker(void *arg)
{
    long sum = 0;

    for (int i = 0; i < 100; i++)
        sum += square(i);
    *(long *)arg = sum;
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    long sums[2];

    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, worker, &sums[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%ld %ld\n", sums[0], sums[1]);
    return 0;
}
