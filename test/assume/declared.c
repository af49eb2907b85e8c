/* A-LAYOUT: what is declared to point to a kind of record does. Here a function that is declared to
 * take one kind is given the other, and uses it by bytes, where no step into a record says more. */
#include <pthread.h>
#include <stdlib.h>

struct flags {
    unsigned is_open : 1;
    unsigned is_last : 1;
    long count;
};
struct names {
    char *first, *last;
};

#ifdef CONTROL
static void open_it(struct flags *got)
{
    got->is_open = 1; /* MISSED */
}
#else
static void open_it(struct names *got)
{
    *(unsigned *)got |= 1; /* MISSED */
}
#endif

static void *work(void *arg)
{
    open_it(arg);
    return NULL;
}

int main(void)
{
    struct flags *sent = calloc(1, sizeof *sent);
    sent->count = 1;
    pthread_t a;
    pthread_create(&a, NULL, work, sent);
    sent->is_last = 1; /* MISSED */
    pthread_join(a, NULL);
    return 0;
}
