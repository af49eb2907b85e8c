#include <pthread.h>
#include <stdbool.h>

static pthread_mutex_t mu = PTHREAD_MUTEX_INITIALIZER;
static int counter;

static void bump(bool threadsafe, int n)
{
    if (threadsafe)
        pthread_mutex_lock(&mu);
    counter += n;
    if (threadsafe)
        pthread_mutex_unlock(&mu);
}

static void *run(void *arg)
{
    for (int i = -5; i < 5; i++)
        bump(true, i);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, run, NULL);
    pthread_create(&b, NULL, run, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    bump(false, 1);
    return counter;
}
