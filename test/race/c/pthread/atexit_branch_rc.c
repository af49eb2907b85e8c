// the handler that joins is registered on one of two ways only
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static pthread_t thread;
static int written;

static void *writer(void *arg)
{
    for (int i = 0; i < 100; i++) {
        written++; // RACE!
        usleep(100);
    }
    return arg;
}

static void join(void)
{
    pthread_join(thread, NULL);
}

static void clear(void)
{
    written = 0; // RACE!
}

int main(int argc, char **argv)
{
    (void)argv;
    pthread_create(&thread, NULL, writer, NULL);
    atexit(clear);
    if (argc > 2)
        atexit(join);
    return 0;
}
