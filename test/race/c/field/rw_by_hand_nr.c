// Readers and writers by hand: a mutex, a condition, a count of readers, a flag for the writer.
#include <pthread.h>
#include <stdio.h>

typedef struct {
    pthread_mutex_t m;
    pthread_cond_t c;
    int readers;
    int writing;
} rw_t;

static rw_t rw = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0, 0};
static int shared_data[8];

static void read_lock(rw_t *l)
{
    pthread_mutex_lock(&l->m);
    while (l->writing)
        pthread_cond_wait(&l->c, &l->m);
    l->readers++;
    pthread_mutex_unlock(&l->m);
}

static void read_unlock(rw_t *l)
{
    pthread_mutex_lock(&l->m);
    if (--l->readers == 0)
        pthread_cond_broadcast(&l->c);
    pthread_mutex_unlock(&l->m);
}

static void write_lock(rw_t *l)
{
    pthread_mutex_lock(&l->m);
    while (l->writing || l->readers > 0)
        pthread_cond_wait(&l->c, &l->m);
    l->writing = 1;
    pthread_mutex_unlock(&l->m);
}

static void write_unlock(rw_t *l)
{
    pthread_mutex_lock(&l->m);
    l->writing = 0;
    pthread_cond_broadcast(&l->c);
    pthread_mutex_unlock(&l->m);
}

static void *reader(void *arg)
{
    (void)arg;
    for (int i = 0; i < 50; i++) {
        int sum = 0;
        read_lock(&rw);
        for (int k = 0; k < 8; k++)
            sum += shared_data[k]; // NORACE
        read_unlock(&rw);
        if (sum % 8 != 0)
            printf("torn\n");
    }
    return NULL;
}

static void *writer(void *arg)
{
    (void)arg;
    for (int i = 0; i < 50; i++) {
        write_lock(&rw);
        for (int k = 0; k < 8; k++)
            shared_data[k]++; // NORACE
        write_unlock(&rw);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, i % 2 ? writer : reader, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    return 0;
}
