// each slot is read when its thread was joined; a copy of the handles changes
#include <pthread.h>
#include <stdio.h>

#define THREADS 6

static pthread_t ids[THREADS];
static long part[THREADS];

static void *work(void *arg)
{
    long *slot = arg;
    for (int i = 0; i < 1000; i++)
        *slot += i; // NORACE
    return NULL;
}

int main(void)
{
    long sum = 0;
    for (int i = 0; i < THREADS; i++)
        pthread_create(&ids[i], NULL, work, &part[i]);
    pthread_t order[2] = {ids[0], ids[1]}, first = order[0];
    order[0] = order[1];
    order[1] = first;
    for (int i = 0; i < THREADS; i++) {
        pthread_join(ids[i], NULL);
        sum += part[i]; // NORACE
    }
    printf("%ld %d\n", sum, pthread_equal(order[0], order[1]));
    return 0;
}
