// An index that another thread sets once, atomically or under a lock: it may still be what it was.
#include <pthread.h>
#include <stdatomic.h>

static int boxes[2], shelves[2];
static atomic_int box;
static int shelf;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *server(void *arg)
{
    int i = atomic_load_explicit(&box, memory_order_relaxed);
    boxes[i] = 2; // RACE! b
    pthread_mutex_lock(&lock);
    i = shelf;
    pthread_mutex_unlock(&lock);
    shelves[i] = 2; // RACE! s
    return arg;
}

static void *client(void *arg)
{
    boxes[0] = 1; // RACE! b
    shelves[0] = 1; // RACE! s
    atomic_store_explicit(&box, 1, memory_order_relaxed);
    pthread_mutex_lock(&lock);
    shelf = 1;
    pthread_mutex_unlock(&lock);
    return arg;
}

int main(void)
{
    pthread_t t, u;
    pthread_create(&t, NULL, server, NULL);
    pthread_create(&u, NULL, client, NULL);
    pthread_join(t, NULL);
    pthread_join(u, NULL);
    return 0;
}
