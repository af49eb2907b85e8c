// Buffers are cleared in their table, if their flag is not set: one of two takers never sets it
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#define N 8
struct buf { int in_use; int uses; char mem[64]; struct buf *next; };
static struct buf bufs[N], *freel;
static pthread_mutex_t mu = PTHREAD_MUTEX_INITIALIZER;
static struct buf *get(void)
{
    pthread_mutex_lock(&mu);
    struct buf *b = freel;
    if (b) {
        freel = b->next;
        b->in_use = 1;
        b->uses++;
    }
    pthread_mutex_unlock(&mu);
    return b;
}
static void put(struct buf *b)
{
    pthread_mutex_lock(&mu);
    b->in_use = 0;
    b->next = freel;
    freel = b;
    pthread_mutex_unlock(&mu);
}
static struct buf *steal(void)
{
    pthread_mutex_lock(&mu);
    struct buf *b = freel;
    if (b)
        freel = b->next;
    pthread_mutex_unlock(&mu);
    return b;
}
static int used(void)
{
    int n = 0;
    pthread_mutex_lock(&mu);
    for (int i = 0; i < N; i++)
        if (bufs[i].in_use)
            n += bufs[i].uses;
    pthread_mutex_unlock(&mu);
    return n;
}
static void reset(void)
{
    pthread_mutex_lock(&mu);
    for (int i = 0; i < N; i++)
        if (!bufs[i].in_use)
            memset(bufs[i].mem, 0, sizeof bufs[i].mem); // RACE!
    pthread_mutex_unlock(&mu);
}
static void *worker(void *a)
{
    for (int i = 0; i < 100; i++) {
        struct buf *b = i & 1 ? get() : steal();
        if (!b)
            continue;
        snprintf(b->mem, sizeof b->mem, "%d", i); // RACE!
        put(b);
    }
    return a;
}
int main(void)
{
    pthread_t w[2];
    for (int i = 0; i < N; i++) {
        bufs[i].next = freel;
        freel = &bufs[i];
    }
    for (int i = 0; i < 2; i++)
        pthread_create(&w[i], NULL, worker, NULL);
    for (int i = 0; i < 10; i++)
        printf("%d\n", used());
    reset();
    for (int i = 0; i < 2; i++)
        pthread_join(w[i], NULL);
    return 0;
}
