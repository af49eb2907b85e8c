// One condition for both sides: with two threads the signal finds the other one.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int full, box;

static void *put(void *arg)
{
    for (int i = 0; i < 100; i++) {
        pthread_mutex_lock(&m);
        while (full)
            pthread_cond_wait(&c, &m);
        box = i;
        full = 1;
        pthread_cond_signal(&c);
        pthread_mutex_unlock(&m);
    }
    return arg;
}

static void *take(void *arg)
{
    for (int i = 0; i < 100; i++) {
        pthread_mutex_lock(&m);
        while (!full)
            pthread_cond_wait(&c, &m);
        full = 0;
        pthread_cond_signal(&c);
        pthread_mutex_unlock(&m);
    }
    return arg;
}

int main(void)
{
    pthread_t p, q, r;
    pthread_create(&p, NULL, put, NULL);
    pthread_create(&q, NULL, take, NULL);
    (void)r;
    pthread_join(p, NULL);
    pthread_join(q, NULL);
    return box;
}
