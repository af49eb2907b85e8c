// Two spin locks in one word: each thread takes a bit of its own.
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_uint state;
static long jobs;

static void *reader(void *arg)
{
    for (int i = 0; i < 1000; i++) {
        while (atomic_fetch_or(&state, 1) & 1)
            ;
        jobs++; // RACE!
        atomic_fetch_and(&state, ~1u);
    }
    return NULL;
}

static void *writer(void *arg)
{
    for (int i = 0; i < 1000; i++) {
        while (atomic_fetch_or(&state, 2) & 2)
            ;
        jobs++; // RACE!
        atomic_fetch_and(&state, ~2u);
    }
    return NULL;
}

int main(void)
{
    pthread_t r, w;
    pthread_create(&r, NULL, reader, NULL);
    pthread_create(&w, NULL, writer, NULL);
    pthread_join(r, NULL);
    pthread_join(w, NULL);
    printf("%ld\n", jobs);
    return 0;
}
