// A thread that waits for work is cancelled; its clean-up handler gives the lock back
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
static int jobs, finished;

static void unlock(void *m)
{
    pthread_mutex_unlock(m);
}

static void *worker(void *arg)
{
    for (;;) {
        pthread_mutex_lock(&lock);
        pthread_cleanup_push(unlock, &lock);
        while (jobs == 0) // NORACE
            pthread_cond_wait(&cond, &lock);
        jobs--; // NORACE
        finished++; // NORACE
        pthread_cleanup_pop(1);
    }
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    for (int i = 0; i < 10; i++) {
        pthread_mutex_lock(&lock);
        jobs++; // NORACE
        pthread_cond_signal(&cond);
        pthread_mutex_unlock(&lock);
    }
    pthread_cancel(t);
    pthread_join(t, NULL);
    printf("%d of 10\n", finished); // NORACE
    return 0;
}
