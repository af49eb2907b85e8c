// A buffer's length is read for the statistics after it was given back
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
typedef struct buffer { struct buffer *next; size_t len; char data[256]; } buffer;
typedef struct { buffer *free; int nfree; pthread_mutex_t mu; } pool;
static pool bp = { .mu = PTHREAD_MUTEX_INITIALIZER };
static buffer *buffer_get(pool *p)
{
    buffer *b;
    pthread_mutex_lock(&p->mu);
    b = p->free;
    if (b) {
        p->free = b->next;
        p->nfree--;
    }
    pthread_mutex_unlock(&p->mu);
    if (!b)
        b = malloc(sizeof *b);
    b->len = 0; // RACE!
    return b;
}
static void buffer_put(pool *p, buffer *b)
{
    pthread_mutex_lock(&p->mu);
    b->next = p->free;
    p->free = b;
    p->nfree++;
    pthread_mutex_unlock(&p->mu);
}
static void *writer(void *arg)
{
    size_t sum = 0;
    for (int i = 0; i < 1000; i++) {
        buffer *b = buffer_get(&bp);
        b->len = (size_t)snprintf(b->data, sizeof b->data, "%d from %ld", i, (long)arg); // RACE!
        buffer_put(&bp, b);
        sum += b->len; // RACE!
    }
    return (void *)sum;
}
int main(void)
{
    pthread_t t[3];
    for (long i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, writer, (void *)i);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", bp.nfree);
    return 0;
}
