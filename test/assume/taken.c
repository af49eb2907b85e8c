/* A-TAKEN: what is taken out of one place under a lock is in no other place. */
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static long *slots[2];

static long *take(int i)
{
    long *p;
    pthread_mutex_lock(&lock);
    p = slots[i];
#ifndef CONTROL
    slots[i] = NULL;
#endif
    pthread_mutex_unlock(&lock);
    return p;
}

static void *work(void *arg)
{
    long *p = take(*(int *)arg);
    if (p)
        ++*p; /* MISSED */
    return NULL;
}

int main(void)
{
    int numbers[2] = {0, 1};
    pthread_t t[2];
    slots[0] = slots[1] = calloc(1, sizeof(long));
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, work, &numbers[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return 0;
}
