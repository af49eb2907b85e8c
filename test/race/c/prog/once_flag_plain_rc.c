// initialisation guarded by a plain flag
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static int initialized;
static int table[64];

static void init_table(void)
{
    if (initialized) // RACE!
        return;
    for (int i = 0; i < 64; i++)
        table[i] = i * i; // RACE!
    initialized = 1; // RACE!
}

static int lookup(int i)
{
    init_table();
    return table[i & 63]; // RACE!
}

static void *worker(void *arg)
{
    long sum = 0;
    for (int i = 0; i < 100; i++)
        sum += lookup(i);
    return (void *)sum;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, worker, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return 0;
}
