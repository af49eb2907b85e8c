/* A-ALIGN: no address is kept at a place that is not a multiple of 4 bytes. */
#include <pthread.h>
#include <stdlib.h>

#ifdef CONTROL
struct packet {
    long kind;
    long *counter;
};
#else
struct __attribute__((packed)) packet {
    char kind;
    long *counter;
};
#endif
static struct packet packet;

static void *work(void *arg)
{
    ++*packet.counter; /* MISSED */
    return arg;
}

int main(void)
{
    packet.counter = calloc(1, sizeof *packet.counter);
    pthread_t a;
    pthread_create(&a, NULL, work, NULL);
    ++*packet.counter; /* MISSED */
    pthread_join(a, NULL);
    return 0;
}
