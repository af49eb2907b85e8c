// a buffer belongs to the thread that took it out of the pool until it is put back
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct buffer {
    struct buffer *next;
    int used;
    char bytes[64];
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct buffer *pool;

static struct buffer *pool_take(void)
{
    struct buffer *b;

    pthread_mutex_lock(&lock);
    b = pool;
    if (b)
        pool = b->next;
    pthread_mutex_unlock(&lock);
    return b ? b : calloc(1, sizeof(*b));
}

static void pool_put(struct buffer *b)
{
    pthread_mutex_lock(&lock);
    b->next = pool;
    pool = b;
    pthread_mutex_unlock(&lock);
}

static void *worker(void *arg)
{
    for (int i = 0; i < 200; i++) {
        struct buffer *b = pool_take();

        if (!b)
            return NULL;
        b->used = i; // NORACE
        b->bytes[i % 64] = *(char *)arg; // NORACE
        pool_put(b);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    char marks[2] = {'a', 'b'};

    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, worker, &marks[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return 0;
}
