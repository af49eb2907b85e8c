// the handler that joins is registered before all ways to the end
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static pthread_t thread;
static int written;

static void *writer(void *arg)
{
    for (int i = 0; i < 100; i++) {
        written++; // NORACE
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
    written = 0; // NORACE
}

int main(int argc, char **argv)
{
    (void)argv;
    pthread_create(&thread, NULL, writer, NULL);
    atexit(clear);
    atexit(join);
    if (argc > 2)
        exit(1);
    return 0;
}
