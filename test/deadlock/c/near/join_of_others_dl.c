// whoever ends the pool joins its worker, even the worker itself
#include <pthread.h>
#include <stdio.h>

static pthread_t worker;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int is_over;

static void shut_down(void)
{
    pthread_mutex_lock(&lock);
    is_over = 1;
    pthread_mutex_unlock(&lock);
    pthread_join(worker, NULL); // DEADLOCK!
}

static void *work(void *arg)
{
    (void)arg;
    shut_down();
    return NULL;
}

int main(void)
{
    pthread_create(&worker, NULL, work, NULL);
    shut_down();
    printf("%d\n", is_over);
    return 0;
}
