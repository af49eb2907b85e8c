// Workers wait for a start signal that main gives only after it has waited for them to be done.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t go = PTHREAD_COND_INITIALIZER, idle = PTHREAD_COND_INITIALIZER;
static int started, finished;

static void *worker(void *arg)
{
    pthread_mutex_lock(&m);
    while (!started)
        pthread_cond_wait(&go, &m); // DEADLOCK!
    finished = 1;
    pthread_cond_signal(&idle);
    pthread_mutex_unlock(&m);
    return arg;
}

static void await_idle(void)
{
    while (!finished)
        pthread_cond_wait(&idle, &m); // DEADLOCK!
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    pthread_mutex_lock(&m);
    await_idle();
    started = 1;
    pthread_cond_broadcast(&go);
    pthread_mutex_unlock(&m);
    pthread_join(t, NULL);
    return 0;
}
