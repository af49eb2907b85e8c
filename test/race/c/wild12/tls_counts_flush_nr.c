// counts in thread-local memory, added up under a lock by the destructor of a key
#include <pthread.h>
#include <stdlib.h>

struct counts { long allocs, frees; };
static pthread_key_t key;
static struct counts total;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void flush(void *p)
{
    struct counts *c = p;
    pthread_mutex_lock(&m);
    total.allocs += c->allocs; // NORACE
    total.frees += c->frees;   // NORACE
    pthread_mutex_unlock(&m);
    free(c);
}
static struct counts *mine(void)
{
    struct counts *c = pthread_getspecific(key);
    if (!c) {
        c = calloc(1, sizeof *c);
        pthread_setspecific(key, c);
    }
    return c;
}
static void *worker(void *arg)
{
    (void)arg;
    for (int i = 0; i < 100; i++) {
        mine()->allocs++; // NORACE
        if (i & 1)
            mine()->frees++; // NORACE
    }
    return NULL;
}
int main(void)
{
    pthread_t t[3];
    pthread_key_create(&key, flush);
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, worker, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return (int)(total.allocs - total.frees); // NORACE
}
