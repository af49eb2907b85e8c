// Listeners in an immutable array that is replaced under a lock; readers hold a reference
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

struct listeners {
    atomic_int refs;
    int n;
    int ids[];
};
static struct listeners *current;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static atomic_long delivered;

static struct listeners *acquire(void)
{
    pthread_mutex_lock(&lock);
    struct listeners *l = current; // NORACE
    atomic_fetch_add(&l->refs, 1);
    pthread_mutex_unlock(&lock);
    return l;
}
static void release(struct listeners *l)
{
    if (atomic_fetch_sub(&l->refs, 1) == 1)
        free(l); // NORACE
}
static void add(int id)
{
    pthread_mutex_lock(&lock);
    struct listeners *old = current;
    struct listeners *l = malloc(sizeof *l + (size_t)(old->n + 1) * sizeof(int));
    atomic_init(&l->refs, 1);
    l->n = old->n + 1; // NORACE
    memcpy(l->ids, old->ids, (size_t)old->n * sizeof(int)); // NORACE
    l->ids[old->n] = id; // NORACE
    current = l; // NORACE
    pthread_mutex_unlock(&lock);
    release(old);
}

static void *notify(void *arg)
{
    for (int i = 0; i < 100; i++) {
        struct listeners *l = acquire();
        for (int k = 0; k < l->n; k++) // NORACE
            delivered += l->ids[k]; // NORACE
        release(l);
    }
    return arg;
}

int main(void)
{
    pthread_t t[2];
    current = calloc(1, sizeof *current);
    atomic_init(&current->refs, 1);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, notify, NULL);
    for (int i = 0; i < 20; i++)
        add(i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    release(current);
    return 0;
}
