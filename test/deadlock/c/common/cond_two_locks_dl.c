#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t outer = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t inner = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
static int ready;

static void *waiter(void *arg)
{
    pthread_mutex_lock(&outer); // DEADLOCK
    pthread_mutex_lock(&inner); // DEADLOCK
    while (!ready)
        pthread_cond_wait(&cond, &inner); // DEADLOCK!
    pthread_mutex_unlock(&inner);
    pthread_mutex_unlock(&outer);
    printf("go\n");
    return arg;
}

static void *signaler(void *arg)
{
    pthread_mutex_lock(&outer); // DEADLOCK
    pthread_mutex_lock(&inner);
    ready = 1;
    pthread_cond_signal(&cond); // DEADLOCK
    pthread_mutex_unlock(&inner);
    pthread_mutex_unlock(&outer);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, waiter, NULL);
    pthread_create(&b, NULL, signaler, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
