// slots of a static slab by a free list of indices under a lock
#include <pthread.h>
#include <string.h>

#define SLOTS 16
struct slot {
    int next_free;
    char data[60];
};
static struct slot slab[SLOTS];
static int free_head;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void slab_init(void)
{
    for (int i = 0; i < SLOTS; i++)
        slab[i].next_free = i + 1 < SLOTS ? i + 1 : -1;
    free_head = 0;
}
static int slab_get(void)
{
    pthread_mutex_lock(&m);
    int i = free_head; // NORACE
    if (i >= 0)
        free_head = slab[i].next_free; // NORACE
    pthread_mutex_unlock(&m);
    return i;
}
static void slab_put(int i)
{
    pthread_mutex_lock(&m);
    slab[i].next_free = free_head; // NORACE
    free_head = i;                 // NORACE
    pthread_mutex_unlock(&m);
}
static void *worker(void *arg)
{
    char c = (char)(long)arg;
    for (int round = 0; round < 50; round++) {
        int i = slab_get();
        if (i < 0)
            continue;
        memset(slab[i].data, c, sizeof slab[i].data); // NORACE
        slab[i].data[0]++;                            // NORACE
        slab_put(i);
    }
    return NULL;
}
int main(void)
{
    pthread_t t[4];
    slab_init();
    for (long i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, worker, (void *)('a' + i));
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    return 0;
}
