// the table is made on first use without any lock
// tsan: some: both threads rarely make the table
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static int *table;

static void make_table(void)
{
    int *t = malloc(100 * sizeof(int));

    for (int i = 0; i < 100; i++)
        t[i] = i * i; // RACE! t
    table = t; // RACE! p
}

static int square(int i)
{
    if (!table) // RACE! p
        make_table();
    return table[i]; // RACE! p t
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
