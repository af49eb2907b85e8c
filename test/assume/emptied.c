/* A-EMPTIED: a pointer to what has a thread is null only if there is no thread. Here the record that
 * holds it is copied and cleared as a whole, and who has the copy has not joined yet. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct holder {
    pthread_t *thread;
};

static struct holder first, second;
static int total;

static void *work(void *arg)
{
    (void)arg;
    total++; /* MISSED */
    return NULL;
}

static void stop(struct holder *h)
{
    if (h->thread)
        pthread_join(*h->thread, NULL);
}

int main(void)
{
    first.thread = malloc(sizeof *first.thread);
    pthread_create(first.thread, NULL, work, NULL);
    memcpy(&second, &first, sizeof first);
    memset(&first, 0, sizeof first);
#ifndef CONTROL
    stop(&first);
#endif
    total++; /* MISSED */
    stop(&second);
    return 0;
}
