/* Workers wait for the start signal; it may have been given before they wait. */
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t start = PTHREAD_COND_INITIALIZER;
static int started;

static void *worker(void *arg)
{
    pthread_mutex_lock(&m);
    while (!started)
        pthread_cond_wait(&start, &m);
    pthread_mutex_unlock(&m);
    puts("working");
    return arg;
}

int main(void)
{
    pthread_t t[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, worker, NULL);
    pthread_mutex_lock(&m);
    started = 1;
    pthread_cond_broadcast(&start);
    pthread_mutex_unlock(&m);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    return 0;
}
