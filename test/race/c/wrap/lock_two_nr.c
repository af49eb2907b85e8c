// locks and semaphores by functions that check for errors: which one depends on the call
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static pthread_mutex_t in_lock, out_lock;
static sem_t mutex;
static int received, sent, errors;

static void fail(int code, const char *what)
{
    fprintf(stderr, "%s: %d\n", what, code);
    exit(1);
}

static void Lock(pthread_mutex_t *m)
{
    int code = pthread_mutex_lock(m);
    if (code != 0)
        fail(code, "lock");
}

static void Unlock(pthread_mutex_t *m)
{
    int code = pthread_mutex_unlock(m);
    if (code != 0)
        fail(code, "unlock");
}

static void P(sem_t *s)
{
    if (sem_wait(s) < 0)
        fail(0, "P");
}

static void V(sem_t *s)
{
    if (sem_post(s) < 0)
        fail(0, "V");
}

static void *serve(void *arg)
{
    for (int i = 0; i < 100; i++) {
        Lock(&in_lock);
        received++; // NORACE
        Lock(&out_lock);
        sent += 2; // NORACE
        Unlock(&out_lock);
        received += sent == 0; // NORACE
        Unlock(&in_lock);
        P(&mutex);
        errors++; // NORACE
        V(&mutex);
    }
    return arg;
}

int main(void)
{
    pthread_t t[2];
    pthread_mutex_init(&in_lock, NULL);
    pthread_mutex_init(&out_lock, NULL);
    sem_init(&mutex, 0, 1);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, serve, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%d %d %d\n", received, sent, errors);
    return 0;
}
