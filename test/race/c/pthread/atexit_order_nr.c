// the handler that joins was registered after the one that writes, in a function: it runs first
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

static void setup(void)
{
    pthread_create(&thread, NULL, writer, NULL);
    atexit(join);
}

int main(void)
{
    atexit(clear);
    setup();
    return 0;
}
