/* A thread that waits for work is cancelled, and gives back the lock of its queue. */
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t work = PTHREAD_COND_INITIALIZER;
static int queued, done;

static void give_back(void *arg)
{
    pthread_mutex_unlock(arg);
}

static void *worker(void *arg)
{
    for (;;) {
        pthread_mutex_lock(&lock);
        pthread_cleanup_push(give_back, &lock);
        while (!queued)
            pthread_cond_wait(&work, &lock);
        queued--;
        done++;
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
        queued++;
        pthread_cond_signal(&work);
        pthread_mutex_unlock(&lock);
    }
    pthread_cancel(t);
    pthread_join(t, NULL);
    pthread_mutex_lock(&lock);
    printf("%d done\n", done);
    pthread_mutex_unlock(&lock);
    return 0;
}
