/* A-LAYOUT: memory is used as one kind of record. Here a record with a number in front is used as
 * one with an address in front. */
#include <pthread.h>
#include <stdlib.h>

struct number_first {
    long number;
    long *counter;
};
struct address_first {
    long *counter;
    long number;
};

static void *work(void *arg)
{
#ifdef CONTROL
    struct number_first *got = arg;
    ++*got->counter; /* MISSED */
#else
    struct address_first *got = arg;
    ++got->number; /* MISSED */
#endif
    return NULL;
}

int main(void)
{
    struct number_first *sent = calloc(1, sizeof *sent);
    sent->number = 1;
    sent->counter = calloc(1, sizeof(long));
    pthread_t a;
    pthread_create(&a, NULL, work, sent);
#ifdef CONTROL
    ++*sent->counter; /* MISSED */
#else
    sent->counter = NULL; /* MISSED */
#endif
    pthread_join(a, NULL);
    return 0;
}
