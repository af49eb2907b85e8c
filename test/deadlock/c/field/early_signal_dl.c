/* the parent tells the child to go; the signal may come before the wait */
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t go = PTHREAD_COND_INITIALIZER;

static void *child(void *arg)
{
    pthread_mutex_lock(&lock);
    pthread_cond_wait(&go, &lock); // DEADLOCK!
    pthread_mutex_unlock(&lock);
    puts("running");
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, child, NULL);
    pthread_mutex_lock(&lock);
    pthread_cond_signal(&go); // DEADLOCK
    pthread_mutex_unlock(&lock);
    pthread_join(t, NULL); // DEADLOCK
    return 0;
}
