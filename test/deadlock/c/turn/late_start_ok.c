// Workers wait for a start signal that main gives before it waits for them.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t go = PTHREAD_COND_INITIALIZER, idle = PTHREAD_COND_INITIALIZER;
static int started, finished;

static void *worker(void *arg)
{
    pthread_mutex_lock(&m);
    while (!started)
        pthread_cond_wait(&go, &m);
    finished = 1;
    pthread_cond_signal(&idle);
    pthread_mutex_unlock(&m);
    return arg;
}

static void await_idle(void)
{
    while (!finished)
        pthread_cond_wait(&idle, &m);
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    pthread_mutex_lock(&m);
    started = 1;
    pthread_cond_broadcast(&go);
    await_idle();
    pthread_mutex_unlock(&m);
    pthread_join(t, NULL);
    return 0;
}
