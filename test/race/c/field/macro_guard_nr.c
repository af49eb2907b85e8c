// Locks behind macros that open and close a block.
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

#define CHECK(x) do { int rc_ = (x); assert(rc_ == 0); (void)rc_; } while (0)
#define LOCK(obj) CHECK(pthread_mutex_lock(&(obj)->mtx))
#define UNLOCK(obj) CHECK(pthread_mutex_unlock(&(obj)->mtx))
#define SYNCHRONIZED(obj, body) do { LOCK(obj); body; UNLOCK(obj); } while (0)

typedef struct {
    pthread_mutex_t mtx;
    int items;
    int peak;
} stock_t;

static stock_t stock = {PTHREAD_MUTEX_INITIALIZER, 0, 0};

static void add(stock_t *s, int n)
{
    LOCK(s);
    s->items += n; // NORACE
    if (s->items > s->peak)
        s->peak = s->items; // NORACE
    UNLOCK(s);
}

static int count(stock_t *s)
{
    int n;
    SYNCHRONIZED(s, n = s->items); // NORACE
    return n;
}

static void *seller(void *arg)
{
    (void)arg;
    for (int i = 0; i < 100; i++)
        if (count(&stock) > 0)
            add(&stock, -1);
    return NULL;
}

static void *buyer(void *arg)
{
    (void)arg;
    for (int i = 0; i < 100; i++)
        add(&stock, 2);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    CHECK(pthread_create(&a, NULL, seller, NULL));
    CHECK(pthread_create(&b, NULL, buyer, NULL));
    CHECK(pthread_join(a, NULL));
    CHECK(pthread_join(b, NULL));
    printf("%d, at most %d\n", stock.items, stock.peak);
    return 0;
}
