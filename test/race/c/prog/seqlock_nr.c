// a sequence lock whose data are relaxed atomics, writers under a mutex
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_uint seq;
static _Atomic int data_x, data_y;
static pthread_mutex_t writer_lock = PTHREAD_MUTEX_INITIALIZER;
static int writes;

static void write_pair(int x, int y)
{
    pthread_mutex_lock(&writer_lock);
    unsigned s = atomic_load_explicit(&seq, memory_order_relaxed);
    atomic_store_explicit(&seq, s + 1, memory_order_relaxed);
    atomic_thread_fence(memory_order_release);
    atomic_store_explicit(&data_x, x, memory_order_relaxed);
    atomic_store_explicit(&data_y, y, memory_order_relaxed);
    atomic_store_explicit(&seq, s + 2, memory_order_release);
    writes++;
    pthread_mutex_unlock(&writer_lock);
}

static void read_pair(int *x, int *y)
{
    unsigned s1, s2;
    do {
        s1 = atomic_load_explicit(&seq, memory_order_acquire);
        *x = atomic_load_explicit(&data_x, memory_order_relaxed);
        *y = atomic_load_explicit(&data_y, memory_order_relaxed);
        atomic_thread_fence(memory_order_acquire);
        s2 = atomic_load_explicit(&seq, memory_order_relaxed);
    } while (s1 != s2 || (s1 & 1));
}

static void *writer(void *arg)
{
    for (int i = 0; i < 1000; i++)
        write_pair(i, -i);
    return NULL;
}

static void *reader(void *arg)
{
    int x, y;
    for (int i = 0; i < 1000; i++) {
        read_pair(&x, &y);
        if (x + y != 0)
            puts("torn read");
    }
    return NULL;
}

int main(void)
{
    pthread_t w[2], r[2];
    for (int i = 0; i < 2; i++) {
        pthread_create(&w[i], NULL, writer, NULL);
        pthread_create(&r[i], NULL, reader, NULL);
    }
    for (int i = 0; i < 2; i++) {
        pthread_join(w[i], NULL);
        pthread_join(r[i], NULL);
    }
    printf("%d\n", writes);
    return 0;
}
