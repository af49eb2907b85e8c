// The same, but that the indices are set before there are threads.
#include <pthread.h>
#include <stdatomic.h>

static int boxes[2], shelves[2];
static atomic_int box;
static int shelf;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *server(void *arg)
{
    int i = atomic_load_explicit(&box, memory_order_relaxed);
    boxes[i] = 2; // NORACE
    pthread_mutex_lock(&lock);
    i = shelf;
    pthread_mutex_unlock(&lock);
    shelves[i] = 2; // NORACE
    return arg;
}

static void *client(void *arg)
{
    boxes[0] = 1; // NORACE
    shelves[0] = 1; // NORACE
    return arg;
}

int main(void)
{
    pthread_t t, u;
    atomic_store_explicit(&box, 1, memory_order_relaxed);
    shelf = 1;
    pthread_create(&t, NULL, server, NULL);
    pthread_create(&u, NULL, client, NULL);
    pthread_join(t, NULL);
    pthread_join(u, NULL);
    return 0;
}
