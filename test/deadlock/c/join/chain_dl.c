// the joined thread joins one that needs the lock
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int loaded;

static void *load(void *arg)
{
    pthread_mutex_lock(&lock); // DEADLOCK!
    loaded++;
    pthread_mutex_unlock(&lock);
    return arg;
}

static void *prepare(void *arg)
{
    pthread_t loader;
    if (pthread_create(&loader, NULL, load, arg) == 0)
        pthread_join(loader, NULL); // DEADLOCK!
    return arg;
}

int main(void)
{
    pthread_t preparer;
    pthread_create(&preparer, NULL, prepare, NULL);
    pthread_mutex_lock(&lock);
    pthread_join(preparer, NULL); // DEADLOCK!
    printf("%d\n", loaded);
    pthread_mutex_unlock(&lock);
    return 0;
}
