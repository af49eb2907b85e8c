// The coordinator waits until all workers are done, with the configuration locked.
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t config = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t count_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t all_done = PTHREAD_COND_INITIALIZER;
static int running = 4, level, results;

static int read_level(void)
{
    pthread_mutex_lock(&config);
    int n = level;
    pthread_mutex_unlock(&config);
    return n;
}

static void *worker(void *arg)
{
    int n = read_level();
    pthread_mutex_lock(&count_lock);
    results += n;
    if (--running == 0)
        pthread_cond_signal(&all_done);
    pthread_mutex_unlock(&count_lock);
    return arg;
}

static void wait_for_workers(void)
{
    pthread_mutex_lock(&count_lock);
    while (running > 0)
        pthread_cond_wait(&all_done, &count_lock);
    pthread_mutex_unlock(&count_lock);
}

int main(void)
{
    pthread_t t;
    pthread_mutex_lock(&config);
    level = 3;
    for (int i = 0; i < 4; i++) {
        pthread_create(&t, NULL, worker, NULL);
        pthread_detach(t);
    }
    pthread_mutex_unlock(&config);
    wait_for_workers();
    return 0;
}
