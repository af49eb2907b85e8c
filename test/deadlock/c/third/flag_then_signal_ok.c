/* The signal comes first, the flag after it. */
#include <pthread.h>
#include <unistd.h>

static pthread_mutex_t mu = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cv = PTHREAD_COND_INITIALIZER;
static int loaded;

static void *loader(void *arg)
{
    sleep(1);
    pthread_mutex_lock(&mu);
    loaded = 1;
    pthread_cond_signal(&cv);
    pthread_mutex_unlock(&mu);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, loader, NULL);
    pthread_mutex_lock(&mu);
    while (!loaded)
        pthread_cond_wait(&cv, &mu);
    pthread_mutex_unlock(&mu);
    pthread_join(t, NULL);
    return 0;
}
