// The writer waits for other writers only, not for readers
// tsan: no: a reader is seldom between the two locks when a writer comes
#include <pthread.h>

static pthread_mutex_t mu = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cv = PTHREAD_COND_INITIALIZER;
static int readers, writing;
static int value;

static void *reader(void *arg)
{
    (void)arg;
    int s;
    pthread_mutex_lock(&mu);
    while (writing)
        pthread_cond_wait(&cv, &mu);
    readers++;
    pthread_mutex_unlock(&mu);
    s = value; // RACE!
    pthread_mutex_lock(&mu);
    readers--;
    pthread_cond_broadcast(&cv);
    pthread_mutex_unlock(&mu);
    return (void *)(long)s;
}

static void *writer(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&mu);
    while (writing)
        pthread_cond_wait(&cv, &mu);
    writing = 1;
    pthread_mutex_unlock(&mu);
    value++; // RACE!
    pthread_mutex_lock(&mu);
    writing = 0;
    pthread_cond_broadcast(&cv);
    pthread_mutex_unlock(&mu);
    return NULL;
}

static void *often(void *which)
{
    for (int i = 0; i < 2000; i++)
        ((void *(*)(void *))which)(NULL);
    return NULL;
}

int main(void)
{
    pthread_t r[2], w[2];
    for (int i = 0; i < 2; i++) {
        pthread_create(&r[i], NULL, often, (void *)reader);
        pthread_create(&w[i], NULL, often, (void *)writer);
    }
    for (int i = 0; i < 2; i++) {
        pthread_join(r[i], NULL);
        pthread_join(w[i], NULL);
    }
    return 0;
}
