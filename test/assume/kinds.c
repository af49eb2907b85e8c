/* A-LAYOUT: memory is used as one kind of record. Here two kinds that do not begin alike are laid
 * over one another: the number of the one is half a number of the other. */
#include <pthread.h>
#include <stdlib.h>

struct halves {
    int low, high;
    long count;
};
struct wholes {
    long both;
    long count;
};

static void *work(void *arg)
{
#ifdef CONTROL
    struct halves *got = arg;
#else
    struct wholes *got = arg;
#endif
    ++got->count; /* MISSED */
    return NULL;
}

int main(void)
{
    struct halves *sent = calloc(1, sizeof *sent);
    sent->low = 1;
    pthread_t a;
    pthread_create(&a, NULL, work, sent);
    ++sent->count; /* MISSED */
    pthread_join(a, NULL);
    return 0;
}
