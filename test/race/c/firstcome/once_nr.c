/* The worker is started by what runs once. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_t tid;
static long handled;

static void *work(void *arg)
{
    for (int i = 0; i < 1000; i++)
        handled++; // NORACE
    return arg;
}

static void start(void)
{
    pthread_create(&tid, NULL, work, NULL);
}

static void ensure(void)
{
    pthread_once(&once, start);
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
