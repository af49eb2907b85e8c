// Fixed block allocator with a free list under a spin lock; blocks are private when handed out
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#define BLOCKS 32

union block { union block *next; char bytes[64]; };
static union block arena[BLOCKS];
static union block *free_list;
static pthread_spinlock_t spin;
static int live;

static void arena_init(void)
{
    pthread_spin_init(&spin, PTHREAD_PROCESS_PRIVATE);
    for (int i = 0; i < BLOCKS; i++) {
        arena[i].next = free_list;
        free_list = &arena[i];
    }
}

static void *block_alloc(void)
{
    union block *b;
    pthread_spin_lock(&spin);
    b = free_list;
    if (b) {
        free_list = b->next;
        live++;
    }
    pthread_spin_unlock(&spin);
    return b;
}

static void block_free(void *p)
{
    union block *b = p;
    pthread_spin_lock(&spin);
    b->next = free_list;
    free_list = b;
    live--;
    pthread_spin_unlock(&spin);
}

static void *churn(void *arg)
{
    int tag = *(int *)arg;
    for (int i = 0; i < 100; i++) {
        char *p = block_alloc();
        if (!p)
            continue;
        memset(p, tag, 64);
        if (p[63] != tag)
            abort();
        block_free(p);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    int tags[3] = { 1, 2, 3 };
    arena_init();
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, churn, &tags[i]);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    pthread_spin_destroy(&spin);
    return live;
}
