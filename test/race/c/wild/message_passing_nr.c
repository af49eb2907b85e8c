// Data published by a release store, several readers wait for it
#include <pthread.h>
#include <stdatomic.h>
#include <assert.h>

struct msg { int a, b; char text[8]; };
static struct msg box;
static atomic_int ready;

static void *sender(void *u)
{
    box.a = 1;
    box.b = 2;
    box.text[0] = 'x';
    atomic_store_explicit(&ready, 1, memory_order_release);
    return u;
}

static void *receiver(void *u)
{
    while (!atomic_load_explicit(&ready, memory_order_acquire))
        ;
    assert(box.a + box.b == 3);
    assert(box.text[0] == 'x');
    return u;
}

static void *maybe(void *u)
{
    if (atomic_load_explicit(&ready, memory_order_acquire) == 1)
        assert(box.a == 1);
    return u;
}

int main(void)
{
    pthread_t s, r[2], m;
    pthread_create(&r[0], 0, receiver, 0);
    pthread_create(&r[1], 0, receiver, 0);
    pthread_create(&m, 0, maybe, 0);
    pthread_create(&s, 0, sender, 0);
    pthread_join(s, 0);
    pthread_join(m, 0);
    pthread_join(r[0], 0);
    pthread_join(r[1], 0);
    return 0;
}
