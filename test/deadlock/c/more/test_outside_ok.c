// The flag is tested before the lock is taken; the signal may come in between.
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t wake = PTHREAD_COND_INITIALIZER;
static atomic_int jobs;

static void *worker(void *arg)
{
    for (int done = 0; done < 100; done++) {
        pthread_mutex_lock(&lock);
        while (atomic_load(&jobs) == 0)
            pthread_cond_wait(&wake, &lock);
        pthread_mutex_unlock(&lock);
        atomic_fetch_sub(&jobs, 1);
    }
    return arg;
}

static void submit(void)
{
    pthread_mutex_lock(&lock);
    atomic_fetch_add(&jobs, 1);
    pthread_cond_signal(&wake);
    pthread_mutex_unlock(&lock);
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    for (int i = 0; i < 100; i++)
        submit();
    pthread_join(t, NULL);
    return 0;
}
