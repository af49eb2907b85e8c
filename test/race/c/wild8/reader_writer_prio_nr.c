// Readers and writers with priority for writers, by one mutex and two conditions
#include <pthread.h>
#include <stdio.h>
typedef struct {
    pthread_mutex_t m;
    pthread_cond_t can_read, can_write;
    int readers, writers, waiting;
} rwl;
static rwl l = { PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, PTHREAD_COND_INITIALIZER, 0, 0, 0 };
static int shared_value;
static void read_lock(rwl *r)
{
    pthread_mutex_lock(&r->m);
    while (r->writers || r->waiting)
        pthread_cond_wait(&r->can_read, &r->m);
    r->readers++;
    pthread_mutex_unlock(&r->m);
}
static void read_unlock(rwl *r)
{
    pthread_mutex_lock(&r->m);
    if (--r->readers == 0)
        pthread_cond_signal(&r->can_write);
    pthread_mutex_unlock(&r->m);
}
static void write_lock(rwl *r)
{
    pthread_mutex_lock(&r->m);
    r->waiting++;
    while (r->readers || r->writers)
        pthread_cond_wait(&r->can_write, &r->m);
    r->waiting--;
    r->writers = 1;
    pthread_mutex_unlock(&r->m);
}
static void write_unlock(rwl *r)
{
    pthread_mutex_lock(&r->m);
    r->writers = 0;
    if (r->waiting)
        pthread_cond_signal(&r->can_write);
    else
        pthread_cond_broadcast(&r->can_read);
    pthread_mutex_unlock(&r->m);
}
static void *reader(void *a)
{
    for (int i = 0; i < 100; i++) {
        read_lock(&l);
        printf("%d\n", shared_value); // NORACE
        read_unlock(&l);
    }
    return a;
}
static void *writer(void *a)
{
    for (int i = 0; i < 100; i++) {
        write_lock(&l);
        shared_value++; // NORACE
        write_unlock(&l);
    }
    return a;
}
int main(void)
{
    pthread_t t[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, i < 2 ? reader : writer, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    return 0;
}
