/* A count of users that goes down again: the next first one starts another worker. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int started;
static pthread_t tid;
static long handled;

static void *work(void *arg)
{
    for (int i = 0; i < 1000; i++)
        handled++; // RACE!
    return arg;
}

static void ensure(void)
{
    if (atomic_fetch_add(&started, 1) == 0)
        pthread_create(&tid, NULL, work, NULL);
    atomic_fetch_sub(&started, 1);
}

static void *user(void *arg)
{
    ensure();
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, user, NULL);
    pthread_create(&b, NULL, user, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
