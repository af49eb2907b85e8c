// The place that a loop picked in a row of ten may be the first one of the next row
#include <pthread.h>
#include <stdlib.h>
static int table[64];
static void *work(void *arg)
{
    long base = (long)arg * 10, best = 0;
    for (long k = 0; k < 11; k++)
        if (rand() == 0)
            best = k;
    table[base + best] = 1; // RACE!
    return 0;
}
int main(void)
{
    pthread_t t[4];
    for (long i = 0; i < 4; i++)
        pthread_create(&t[i], 0, work, (void *)i);
    for (long i = 0; i < 4; i++)
        pthread_join(t[i], 0);
    return table[0];
}
