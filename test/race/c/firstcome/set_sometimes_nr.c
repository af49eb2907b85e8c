/* The flag is set on both ways, to different values. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int running;
static pthread_t tid;
static int is_quiet;
static long handled;

static void *work(void *arg)
{
    for (int i = 0; i < 1000; i++)
        handled++; // NORACE
    return arg;
}

static void ensure(void)
{
    pthread_mutex_lock(&lock);
    if (!running) {
        pthread_create(&tid, NULL, work, NULL);
        if (!is_quiet)
            running = 1;
        else
            running = 2;
    }
    pthread_mutex_unlock(&lock);
}

static void *user(void *arg)
{
    ensure();
    return arg;
}

int main(int argc, char **argv)
{
    (void)argv;
    is_quiet = argc > 1;
    pthread_t a, b;
    pthread_create(&a, NULL, user, NULL);
    pthread_create(&b, NULL, user, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
