// Reader/writer lock made of a mutex and a condition
#include <pthread.h>
#include <stdio.h>

typedef struct {
    pthread_mutex_t mtx;
    pthread_cond_t cv;
    int readers;
    int writer;
    int waiting_writers;
} rwl;

static rwl lock = { PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0, 0, 0 };
static int table[16];
static int version;

static void read_lock(rwl *l)
{
    pthread_mutex_lock(&l->mtx);
    while (l->writer || l->waiting_writers > 0)
        pthread_cond_wait(&l->cv, &l->mtx);
    l->readers++;
    pthread_mutex_unlock(&l->mtx);
}

static void read_unlock(rwl *l)
{
    pthread_mutex_lock(&l->mtx);
    if (--l->readers == 0)
        pthread_cond_broadcast(&l->cv);
    pthread_mutex_unlock(&l->mtx);
}

static void write_lock(rwl *l)
{
    pthread_mutex_lock(&l->mtx);
    l->waiting_writers++;
    while (l->readers > 0 || l->writer)
        pthread_cond_wait(&l->cv, &l->mtx);
    l->waiting_writers--;
    l->writer = 1;
    pthread_mutex_unlock(&l->mtx);
}

static void write_unlock(rwl *l)
{
    pthread_mutex_lock(&l->mtx);
    l->writer = 0;
    pthread_cond_broadcast(&l->cv);
    pthread_mutex_unlock(&l->mtx);
}

static void *reader(void *arg)
{
    long sum = 0;
    for (int r = 0; r < 200; r++) {
        read_lock(&lock);
        for (int i = 0; i < 16; i++)
            sum += table[i];
        sum += version;
        read_unlock(&lock);
    }
    printf("%ld: %ld\n", (long)arg, sum);
    return NULL;
}

static void *writer(void *arg)
{
    for (int r = 0; r < 50; r++) {
        write_lock(&lock);
        table[r % 16]++;
        version++;
        write_unlock(&lock);
    }
    return arg;
}

int main(void)
{
    pthread_t r[3], w[2];
    for (long i = 0; i < 3; i++)
        pthread_create(&r[i], NULL, reader, (void *)i);
    for (int i = 0; i < 2; i++)
        pthread_create(&w[i], NULL, writer, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(r[i], NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(w[i], NULL);
    return 0;
}
