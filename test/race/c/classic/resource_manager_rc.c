// a resource is marked busy under the lock and used outside of it
#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t freed = PTHREAD_COND_INITIALIZER;
static int busy;
static int printer_pages;

static void acquire(void)
{
    pthread_mutex_lock(&m);
    if (busy)
        pthread_cond_wait(&freed, &m);
    busy = 1;
    pthread_mutex_unlock(&m);
}

static void release(void)
{
    pthread_mutex_lock(&m);
    busy = 0;
    pthread_cond_signal(&freed);
    pthread_mutex_unlock(&m);
}

static void *user(void *arg)
{
    for (int i = 0; i < 5; i++) {
        acquire();
        printer_pages++; // RACE!
        release();
    }
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, user, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return printer_pages;
}
