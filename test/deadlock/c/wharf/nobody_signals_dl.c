/* The loader finishes without a signal, and the others wait for it. */
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <time.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t loaded_cond = PTHREAD_COND_INITIALIZER;
static int loaded;

static void *loader(void *arg)
{
    pthread_mutex_lock(&m); // DEADLOCK
    loaded = 1;
    pthread_mutex_unlock(&m); // DEADLOCK
    return arg;
}

static void *user(void *arg)
{
    pthread_mutex_lock(&m); // DEADLOCK
    while (!loaded)
        pthread_cond_wait(&loaded_cond, &m); // DEADLOCK!
    puts("loaded");
    pthread_mutex_unlock(&m);
    return arg;
}

int main(void)
{
    pthread_t l, u;
    pthread_create(&u, NULL, user, NULL);
    pthread_create(&l, NULL, loader, NULL);
    pthread_join(l, NULL);
    pthread_join(u, NULL);
    return 0;
}
