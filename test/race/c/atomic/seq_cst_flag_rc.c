// the consumer does not wait for the flag, it only looks once and goes on
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
    snapshot.bytes = *(long *)arg; // RACE!
    snapshot.packets = 3; // NORACE
    valid = 1;
    return NULL;
}

int main(void)
{
    pthread_t thread;
    long bytes = 4096;

    pthread_create(&thread, NULL, collector, &bytes);
    if (!valid)
        printf("not complete yet\n");
    printf("%ld\n", snapshot.bytes); // RACE!
    pthread_join(thread, NULL);
    printf("%ld\n", snapshot.packets); // NORACE
    return 0;
}
