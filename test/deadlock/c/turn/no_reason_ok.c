// Readers wait while there is a writer, and nobody signals them; there never is a writer.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t no_writer = PTHREAD_COND_INITIALIZER;
static int writers, readers;

static void *reader(void *arg)
{
    pthread_mutex_lock(&m);
    while (writers > 0)
        pthread_cond_wait(&no_writer, &m);
    readers++;
    pthread_mutex_unlock(&m);
    return arg;
}

static void *other(void *arg)
{
    pthread_mutex_lock(&m);
    readers++;
    pthread_mutex_unlock(&m);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, reader, NULL);
    pthread_create(&b, NULL, other, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
