// readers-writers as a monitor: counts of active readers and writers under one mutex
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

typedef struct {
    pthread_mutex_t m;
    pthread_cond_t ok;
    int readers;
    int writing;
} rw_t;

static rw_t rw = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0, 0};
static struct {
    int a, b;
} db;

static void start_read(rw_t *l)
{
    pthread_mutex_lock(&l->m);
    while (l->writing)
        pthread_cond_wait(&l->ok, &l->m);
    l->readers++;
    pthread_mutex_unlock(&l->m);
}

static void end_read(rw_t *l)
{
    pthread_mutex_lock(&l->m);
    if (--l->readers == 0)
        pthread_cond_broadcast(&l->ok);
    pthread_mutex_unlock(&l->m);
}

static void start_write(rw_t *l)
{
    pthread_mutex_lock(&l->m);
    while (l->writing || l->readers > 0)
        pthread_cond_wait(&l->ok, &l->m);
    l->writing = 1;
    pthread_mutex_unlock(&l->m);
}

static void end_write(rw_t *l)
{
    pthread_mutex_lock(&l->m);
    l->writing = 0;
    pthread_cond_broadcast(&l->ok);
    pthread_mutex_unlock(&l->m);
}

static void *reader(void *arg)
{
    for (int i = 0; i < 100; i++) {
        start_read(&rw);
        if (db.a != db.b) // NORACE
            printf("torn\n");
        end_read(&rw);
    }
    return arg;
}

static void *writer(void *arg)
{
    for (int i = 0; i < 100; i++) {
        start_write(&rw);
        db.a = i; // NORACE
        usleep(10);
        db.b = i; // NORACE
        end_write(&rw);
    }
    return arg;
}

int main(void)
{
    pthread_t t[6];
    for (int i = 0; i < 6; i++)
        pthread_create(&t[i], NULL, i < 4 ? reader : writer, NULL);
    for (int i = 0; i < 6; i++)
        pthread_join(t[i], NULL);
    return 0;
}
