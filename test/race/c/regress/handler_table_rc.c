// functions called through a table; one of them forgets the lock
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int level;

static void up(int by)
{
    pthread_mutex_lock(&m);
    level += by; // RACE!
    pthread_mutex_unlock(&m);
}

static void down(int by)
{
    pthread_mutex_lock(&m);
    level -= by; // RACE!
    pthread_mutex_unlock(&m);
}

static void zero(int by)
{
    (void)by;
    level = 0; // RACE!
}

static void (*const handlers[])(int) = {up, down, zero};

static void *run(void *arg)
{
    unsigned seed = (unsigned)(size_t)arg;

    for (int i = 0; i < 100; i++) {
        seed = seed * 1103515245u + 12345u;
        handlers[(seed >> 16) % 3](i);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[2];

    for (size_t i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, run, (void *)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return 0;
}
