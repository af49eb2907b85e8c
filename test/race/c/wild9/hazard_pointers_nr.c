// Hazard pointers: who unlinks a node frees it when nobody has announced it
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

#define THREADS 3
struct node {
    int value;
};
static _Atomic(struct node *) shared;
static _Atomic(struct node *) hazard[THREADS];
static atomic_int stop;

static void *reader(void *arg)
{
    int me = (int)(long)arg;
    long sum = 0;
    while (!atomic_load(&stop)) {
        struct node *n;
        do {
            n = atomic_load(&shared);
            atomic_store(&hazard[me], n);
        } while (n != atomic_load(&shared));
        sum += n->value; // NORACE
        atomic_store(&hazard[me], NULL);
    }
    return (void *)sum;
}

static void retire(struct node *n)
{
    for (int i = 0; i < THREADS; i++)
        while (atomic_load(&hazard[i]) == n)
            ;
    free(n); // NORACE
}

int main(void)
{
    pthread_t t[THREADS];
    struct node *n = malloc(sizeof *n);
    n->value = 0; // NORACE
    atomic_store(&shared, n);
    for (long i = 0; i < THREADS; i++)
        pthread_create(&t[i], NULL, reader, (void *)i);
    for (int i = 1; i < 1000; i++) {
        n = malloc(sizeof *n);
        n->value = i; // NORACE
        retire(atomic_exchange(&shared, n));
    }
    atomic_store(&stop, 1);
    for (int i = 0; i < THREADS; i++)
        pthread_join(t[i], NULL);
    free(atomic_load(&shared));
    return 0;
}
