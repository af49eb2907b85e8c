// Sequence lock whose payload is atomic
#include <pthread.h>
#include <stdatomic.h>
#include <assert.h>

static atomic_uint seq;
static atomic_int a, b;
static int rounds;

static void *writer(void *arg)
{
    (void)arg;
    for (int i = 1; i <= 10; i++) {
        atomic_fetch_add(&seq, 1);
        atomic_store_explicit(&a, i, memory_order_relaxed);
        atomic_store_explicit(&b, -i, memory_order_relaxed);
        atomic_fetch_add(&seq, 1);
        rounds = i;
    }
    return NULL;
}

static void *reader(void *arg)
{
    (void)arg;
    unsigned s1, s2;
    int x, y;
    do {
        s1 = atomic_load_explicit(&seq, memory_order_acquire);
        x = atomic_load_explicit(&a, memory_order_relaxed);
        y = atomic_load_explicit(&b, memory_order_relaxed);
        atomic_thread_fence(memory_order_acquire);
        s2 = atomic_load_explicit(&seq, memory_order_relaxed);
    } while (s1 != s2 || (s1 & 1));
    return (void *)(long)(x + y);
}

int main(void)
{
    pthread_t w, r[2];
    pthread_create(&w, NULL, writer, NULL);
    for (int i = 0; i < 2; i++)
        pthread_create(&r[i], NULL, reader, NULL);
    pthread_join(w, NULL);
    assert(rounds == 10);
    for (int i = 0; i < 2; i++)
        pthread_join(r[i], NULL);
    return 0;
}
