// two handles change places before the joins: the slot read is of a thread that still runs
#include <pthread.h>
#include <stdio.h>

#define THREADS 6

static pthread_t ids[THREADS];
static long part[THREADS];

static void *work(void *arg)
{
    long *slot = arg;
    for (int i = 0; i < 1000; i++)
        *slot += i; // RACE!
    return NULL;
}

int main(void)
{
    long sum = 0;
    for (int i = 0; i < THREADS; i++)
        pthread_create(&ids[i], NULL, work, &part[i]);
    pthread_t first = ids[0];
    ids[0] = ids[THREADS - 1];
    ids[THREADS - 1] = first;
    for (int i = 0; i < THREADS; i++) {
        pthread_join(ids[i], NULL);
        sum += part[i]; // RACE!
    }
    printf("%ld\n", sum);
    return 0;
}
