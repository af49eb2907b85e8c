// the consumer uses the data only if the sequentially consistent flag was set
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

struct snapshot {
    long bytes;
    long packets;
};

static struct snapshot snapshot;
static _Atomic int valid;

static void *collector(void *arg)
{
    snapshot.bytes = *(long *)arg; // NORACE
    snapshot.packets = 3; // NORACE
    valid = 1;
    return NULL;
}

int main(void)
{
    pthread_t thread;
    long bytes = 4096;

    pthread_create(&thread, NULL, collector, &bytes);
    if (valid)
        printf("%ld\n", snapshot.bytes); // NORACE
    pthread_join(thread, NULL);
    printf("%ld\n", snapshot.packets); // NORACE
    return 0;
}
