// a release fence before and an acquire fence after the relaxed flag order the data
// tsan: no: the runtime does not model fences
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static int data;
static atomic_bool published;

static void *writer(void *arg)
{
    data = *(int *)arg; // NORACE
    atomic_thread_fence(memory_order_release);
    atomic_store_explicit(&published, 1, memory_order_relaxed);
    return NULL;
}

static void *reader(void *arg)
{
    while (!atomic_load_explicit(&published, memory_order_relaxed))
        ;
    atomic_thread_fence(memory_order_acquire);
    *(int *)arg = data; // NORACE
    return NULL;
}

int main(void)
{
    pthread_t w, r;
    int in = 7, out;

    pthread_create(&w, NULL, writer, &in);
    pthread_create(&r, NULL, reader, &out);
    pthread_join(w, NULL);
    pthread_join(r, NULL);
    printf("%d\n", out);
    return 0;
}
