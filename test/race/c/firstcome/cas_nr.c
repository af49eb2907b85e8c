/* The one whose compare and exchange succeeds starts the worker. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int started;
static pthread_t tid;
static long handled;

static void *work(void *arg)
{
    for (int i = 0; i < 1000; i++)
        handled++; // NORACE
    return arg;
}

static void ensure(void)
{
    int none = 0;
    if (atomic_compare_exchange_strong(&started, &none, 1))
        pthread_create(&tid, NULL, work, NULL);
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
