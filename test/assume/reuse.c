/* A-REUSE: who gives memory back to a pool does not use it any more. Here the first user still
 * does when the second one gets the same memory. */
#include <pthread.h>
#include <stdlib.h>

struct block {
    struct block *next;
    long count;
};
static struct block *free_list;

static struct block *get(void)
{
#ifdef CONTROL
    return free_list;
#else
    struct block *b = free_list;
    if (b)
        free_list = b->next;
    else
        b = malloc(sizeof *b);
    return b;
#endif
}

static void *work(void *arg)
{
    struct block *b = arg;
    b->count = 1; /* MISSED */
    return NULL;
}

int main(void)
{
    struct block *mine = malloc(sizeof *mine);
    mine->next = NULL;
    free_list = mine;
    pthread_t a;
    pthread_create(&a, NULL, work, get());
    mine->count = 2; /* MISSED */
    pthread_join(a, NULL);
    return 0;
}
