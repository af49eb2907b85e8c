// A lock-free free list: pop reads the link of a node that another thread may have taken and filled
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

struct block {
    struct block *next;
    int data[6];
};
static _Atomic(struct block *) free_list;

static struct block *block_get(void)
{
    struct block *b = atomic_load(&free_list);
    while (b && !atomic_compare_exchange_weak(&free_list, &b, b->next)) // RACE!
        ;
    return b ? b : malloc(sizeof *b);
}

static void block_put(struct block *b)
{
    b->next = atomic_load(&free_list); // RACE!
    while (!atomic_compare_exchange_weak(&free_list, &b->next, b)) // RACE
        ;
}

static void *run(void *arg)
{
    for (int i = 0; i < 10000; i++) {
        struct block *b = block_get();
        for (int k = 0; k < 6; k++)
            b->data[k] = i; // NORACE
        block_put(b);
    }
    return arg;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, run, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return 0;
}
