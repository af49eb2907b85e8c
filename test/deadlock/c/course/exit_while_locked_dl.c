#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int jobs = 10;

static void *worker(void *arg)
{
    for (;;) {
        pthread_mutex_lock(&m); // DEADLOCK
        if (jobs == 0) {
            pthread_exit(NULL); // DEADLOCK!
        }
        jobs--;
        pthread_mutex_unlock(&m);
    }
    return arg;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, worker, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return 0;
}
