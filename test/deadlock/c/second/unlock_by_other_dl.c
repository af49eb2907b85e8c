/* One thread takes the lock, another one is to give it back. */
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

static pthread_mutex_t baton = PTHREAD_MUTEX_INITIALIZER;

static void *runner(void *arg)
{
    puts("go");
    pthread_mutex_unlock(&baton); // DEADLOCK
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_mutex_lock(&baton);
    pthread_create(&t, NULL, runner, NULL);
    pthread_mutex_lock(&baton); // DEADLOCK!
    puts("ran");
    pthread_join(t, NULL);
    return 0;
}
