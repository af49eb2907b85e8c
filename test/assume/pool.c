/* A-POOL: records in a buffer are found at the same place in every record. Here two threads read one
 * buffer as records of different layout. */
#include <pthread.h>
#include <stdlib.h>

static char *buffer;
static volatile unsigned long here = 32, there = 24;

static void *work(void *arg)
{
#ifdef CONTROL
    *(long *)(buffer + here) = 1; /* MISSED */
#else
    *(long *)(buffer + here + 0) = 1; /* MISSED */
#endif
    return arg;
}

int main(void)
{
    buffer = calloc(1, 4096);
    pthread_t a;
    pthread_create(&a, NULL, work, NULL);
#ifdef CONTROL
    *(long *)(buffer + here) = 2; /* MISSED */
#else
    *(long *)(buffer + there + 8) = 2; /* MISSED */
#endif
    pthread_join(a, NULL);
    return 0;
}
