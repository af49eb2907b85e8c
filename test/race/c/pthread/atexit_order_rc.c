// the handler that joins was registered before the one that writes, in a function: it runs last
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

static void setup(void)
{
    pthread_create(&thread, NULL, writer, NULL);
    atexit(join);
}

int main(void)
{
    setup();
    atexit(clear);
    return 0;
}
