// Reader/writer lock built from a mutex, a counter and a condition
#include <pthread.h>

static pthread_mutex_t mu = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cv = PTHREAD_COND_INITIALIZER;
static int readers, writing;
static int table[4];

static void read_begin(void)
{
    pthread_mutex_lock(&mu);
    while (writing)
        pthread_cond_wait(&cv, &mu);
    readers++;
    pthread_mutex_unlock(&mu);
}

static void read_end(void)
{
    pthread_mutex_lock(&mu);
    if (--readers == 0)
        pthread_cond_broadcast(&cv);
    pthread_mutex_unlock(&mu);
}

static void write_begin(void)
{
    pthread_mutex_lock(&mu);
    while (writing || readers > 0)
        pthread_cond_wait(&cv, &mu);
    writing = 1;
    pthread_mutex_unlock(&mu);
}

static void write_end(void)
{
    pthread_mutex_lock(&mu);
    writing = 0;
    pthread_cond_broadcast(&cv);
    pthread_mutex_unlock(&mu);
}

static void *reader(void *arg)
{
    (void)arg;
    int s = 0;
    for (int i = 0; i < 10; i++) {
        read_begin();
        s += table[i % 4];
        read_end();
    }
    return (void *)(long)s;
}

static void *writer(void *arg)
{
    (void)arg;
    for (int i = 0; i < 10; i++) {
        write_begin();
        table[i % 4]++;
        write_end();
    }
    return NULL;
}

int main(void)
{
    pthread_t r[2], w[2];
    for (int i = 0; i < 2; i++) {
        pthread_create(&r[i], NULL, reader, NULL);
        pthread_create(&w[i], NULL, writer, NULL);
    }
    for (int i = 0; i < 2; i++) {
        pthread_join(r[i], NULL);
        pthread_join(w[i], NULL);
    }
    return 0;
}
