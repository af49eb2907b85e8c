/* A-TEXT: a copy of unknown length that starts in the middle of an object carries text. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct message {
    long kind, length;
    long *counter;
};
static struct message sent;
static volatile unsigned long length = sizeof(long *);

static void *work(void *arg)
{
    struct message got = {0};
#ifdef CONTROL
    memcpy(&got, &sent, sizeof got);
#else
    memcpy(&got.counter, &sent.counter, length);
#endif
    ++*got.counter; /* MISSED */
    return arg;
}

int main(void)
{
    long *counter = calloc(1, sizeof *counter);
    sent.counter = counter;
    pthread_t a;
    pthread_create(&a, NULL, work, NULL);
    ++*counter; /* MISSED */
    pthread_join(a, NULL);
    return 0;
}
