// relaxed operations without fences do not order the data
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static int data;
static atomic_bool published;

static void *writer(void *arg)
{
    data = *(int *)arg; // RACE!
    atomic_store_explicit(&published, 1, memory_order_relaxed);
    return NULL;
}

static void *reader(void *arg)
{
    while (!atomic_load_explicit(&published, memory_order_relaxed))
        ;
    *(int *)arg = data; // RACE!
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
