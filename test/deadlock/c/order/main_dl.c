// main takes part while the thread runs
#include <pthread.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static int shared;

static void *first(void *arg)
{
    pthread_mutex_lock(&a);
    pthread_mutex_lock(&b); // DEADLOCK!
    shared++;
    pthread_mutex_unlock(&b);
    pthread_mutex_unlock(&a);
    return NULL;
}


int main(void)
{
    pthread_t one;

    pthread_create(&one, NULL, first, NULL);
    pthread_mutex_lock(&b);
    pthread_mutex_lock(&a); // DEADLOCK!
    shared--;
    pthread_mutex_unlock(&a);
    pthread_mutex_unlock(&b);
    pthread_join(one, NULL);
    return 0;
}
