// Threads behind pointers in an array, joined where there is one
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
    pthread_t t;
    void (*fn)(void *);
    void *arg;
} os_thread;

static void *tramp(void *p)
{
    os_thread *t = p;
    t->fn(t->arg);
    return NULL;
}

static os_thread *start(void (*fn)(void *), void *arg)
{
    os_thread *t = malloc(sizeof *t);
    t->fn = fn;
    t->arg = arg;
    if (pthread_create(&t->t, NULL, tramp, t)) {
        free(t);
        return NULL;
    }
    return t;
}

static void join(os_thread *t)
{
    pthread_join(t->t, NULL);
    free(t);
}

static long counter;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void deposit(void *p)
{
    for (int i = 0; i < 1000; i++) {
        pthread_mutex_lock(&m);
        counter += *(int *)p; // NORACE
        pthread_mutex_unlock(&m);
    }
}

int main(void)
{
    static int one = 1;
    os_thread *t[4];
    for (int i = 0; i < 4; i++)
        t[i] = start(deposit, &one);
    for (int i = 0; i < 4; i++)
        if (t[i])
            join(t[i]);
    printf("%ld\n", counter); // NORACE
    return 0;
}
