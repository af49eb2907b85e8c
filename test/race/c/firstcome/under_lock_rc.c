/* The lock is given back between the test and the start: two workers. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int running;
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
    pthread_mutex_lock(&lock);
    int is_there = running;
    pthread_mutex_unlock(&lock);
    if (!is_there) {
        pthread_create(&tid, NULL, work, NULL); // RACE!
        pthread_mutex_lock(&lock);
        running = 1;
        pthread_mutex_unlock(&lock);
    }
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
