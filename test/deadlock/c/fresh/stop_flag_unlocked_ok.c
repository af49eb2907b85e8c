#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t wake = PTHREAD_COND_INITIALIZER;
static atomic_int stop;
static int jobs;

static void *worker(void *arg)
{
    int done = 0;
    for (;;) {
        pthread_mutex_lock(&lock);
        while (jobs == 0 && !atomic_load(&stop))
            pthread_cond_wait(&wake, &lock);
        if (jobs == 0) {
            pthread_mutex_unlock(&lock);
            break;
        }
        jobs--;
        pthread_mutex_unlock(&lock);
        done++;
    }
    printf("%d\n", done);
    return arg;
}

static void add(void)
{
    pthread_mutex_lock(&lock);
    jobs++;
    pthread_cond_signal(&wake);
    pthread_mutex_unlock(&lock);
}

static void finish(void)
{
    pthread_mutex_lock(&lock);
    atomic_store(&stop, 1);
    pthread_cond_broadcast(&wake);
    pthread_mutex_unlock(&lock);
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, worker, NULL);
    for (int i = 0; i < 20; i++)
        add();
    finish();
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return 0;
}
