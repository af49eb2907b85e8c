// The flag is tested before the lock is taken; the signal may come in between.
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t wake = PTHREAD_COND_INITIALIZER;
static atomic_int jobs;

static void *worker(void *arg)
{
    for (int done = 0; done < 100; done++) {
        while (atomic_load(&jobs) == 0) { // DEADLOCK
            pthread_mutex_lock(&lock); // DEADLOCK
            pthread_cond_wait(&wake, &lock); // DEADLOCK!
            pthread_mutex_unlock(&lock);
        }
        atomic_fetch_sub(&jobs, 1);
    }
    return arg;
}

static void submit(void)
{
    pthread_mutex_lock(&lock);
    atomic_fetch_add(&jobs, 1);
    pthread_cond_signal(&wake); // DEADLOCK
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
