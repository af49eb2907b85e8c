// waiting with one lock, signalling under another
#include <pthread.h>
static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int items;

static void *producer(void *arg)
{
    pthread_mutex_lock(&a);
    items++;
    pthread_cond_signal(&c);
    pthread_mutex_unlock(&a);
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, producer, 0);
    pthread_mutex_lock(&a);
    while (items == 0)
        pthread_cond_wait(&c, &a);
    items--;
    pthread_mutex_unlock(&a);
    pthread_join(t, 0);
    return 0;
}
