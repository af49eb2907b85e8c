// One signal for three: each wakes the next, or nobody does.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int open, passed;

static void *runner(void *arg)
{
    pthread_mutex_lock(&m);
    while (!open)
        pthread_cond_wait(&c, &m); // DEADLOCK!
    passed++;
    pthread_mutex_unlock(&m);
    return arg;
}

int main(void)
{
    pthread_t t[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, runner, NULL);
    pthread_mutex_lock(&m);
    open = 1;
    pthread_cond_signal(&c); // DEADLOCK!
    pthread_mutex_unlock(&m);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return passed != 3;
}
