// Two names for one mutex: a pointer in a table and the global itself
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t big = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t *table[2] = { &big, &big };
static int shared;

static void *left(void *arg)
{
    (void)arg;
    pthread_mutex_lock(table[0]);
    shared += 2;
    pthread_mutex_unlock(table[0]);
    return NULL;
}

static void *right(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&big);
    shared -= 2;
    pthread_mutex_unlock(&big);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, left, NULL);
    pthread_create(&b, NULL, right, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", shared);
    return 0;
}
