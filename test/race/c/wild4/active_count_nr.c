// detached workers, main waits until none is active, then reads their results
#include <pthread.h>
#include <stdio.h>
#define N 5
static pthread_mutex_t mtx = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t none = PTHREAD_COND_INITIALIZER;
static int active;
static long results[N];

static void *work(void *arg)
{
    int id = (int)(long)arg;
    long r = 0;
    for (int i = 0; i < 1000 * (id + 1); i++)
        r += i % (id + 2);
    results[id] = r;
    pthread_mutex_lock(&mtx);
    if (--active == 0)
        pthread_cond_signal(&none);
    pthread_mutex_unlock(&mtx);
    return NULL;
}

int main(void)
{
    pthread_attr_t attr;
    pthread_attr_init(&attr);
    pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED);
    active = N;
    for (long i = 0; i < N; i++) {
        pthread_t t;
        pthread_create(&t, &attr, work, (void *)i);
    }
    pthread_mutex_lock(&mtx);
    while (active > 0)
        pthread_cond_wait(&none, &mtx);
    pthread_mutex_unlock(&mtx);
    for (int i = 0; i < N; i++)
        printf("%ld\n", results[i]);
    return 0;
}
