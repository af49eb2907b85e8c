// two locks; only the outer one is held at the wait
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER, outer = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int ready;

static void *waiter(void *arg)
{
    pthread_mutex_lock(&outer);
    while (!ready)
        pthread_cond_wait(&changed, &outer);
    pthread_mutex_lock(&lock);
    ready = 0;
    pthread_mutex_unlock(&lock);
    pthread_mutex_unlock(&outer);
    return arg;
}

static void *signaller(void *arg)
{
    pthread_mutex_lock(&outer);
    pthread_mutex_lock(&lock);
    ready = 1;
    pthread_mutex_unlock(&lock);
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&outer);
    return arg;
}

int main(void)
{
    pthread_t one, two;

    pthread_create(&one, NULL, waiter, NULL);
    pthread_create(&two, NULL, signaller, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
