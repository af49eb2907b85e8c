// All threads are given the address of the loop counter
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static long results[8];

static void *run(void *arg)
{
    int id = *(int *)arg; // RACE!
    unsigned seed = (unsigned)id + 1;
    long sum = 0;
    for (int i = 0; i < 10000; i++)
        sum += rand_r(&seed) % 10;
    results[id & 7] = sum; // RACE
    return NULL;
}

int main(void)
{
    pthread_t t[8];
    int i;
    for (i = 0; i < 8; i++) // RACE!
        if (pthread_create(&t[i], NULL, run, &i) != 0)
            exit(1);
    for (int k = 0; k < 8; k++)
        pthread_join(t[k], NULL);
    for (int k = 0; k < 8; k++)
        printf("%ld\n", results[k]); // NORACE
    return 0;
}
