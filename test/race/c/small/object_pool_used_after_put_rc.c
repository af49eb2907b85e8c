// A buffer is written after it went back to the pool
#include <pthread.h>
#include <stdlib.h>
struct buf { int used; struct buf *next; };
static struct buf *free_list;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct buf *get(void)
{
    pthread_mutex_lock(&lock);
    struct buf *b = free_list;
    if (b)
        free_list = b->next;
    pthread_mutex_unlock(&lock);
    return b ? b : calloc(1, sizeof *b);
}
static void put(struct buf *b)
{
    pthread_mutex_lock(&lock);
    b->next = free_list;
    free_list = b;
    pthread_mutex_unlock(&lock);
}
static void *worker(void *arg)
{
    (void)arg;
    for (int i = 0; i < 1000; i++) {
        struct buf *b = get();
        b->used = 1; // RACE!
        put(b);
        b->used = 0; // RACE!
    }
    return NULL;
}
int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, worker, NULL);
    pthread_create(&b, NULL, worker, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
