// A word that two kinds of threads lock with their own number, once nobody has it.
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

enum { LOADER = 1, SAVER = 2 };
static atomic_int owner;
static int page[16];

static void *load(void *arg)
{
    while (atomic_exchange(&owner, LOADER) != 0)
        ;
    for (int i = 0; i < 16; i++)
        page[i] = i; // NORACE
    atomic_store(&owner, 0);
    return NULL;
}

static void *save(void *arg)
{
    long sum = 0;
    while (atomic_exchange(&owner, SAVER) != 0)
        ;
    for (int i = 0; i < 16; i++)
        sum += page[i]; // NORACE
    atomic_store(&owner, 0);
    return (void *)sum;
}

int main(void)
{
    pthread_t a, b;
    void *sum;
    pthread_create(&a, NULL, load, NULL);
    pthread_create(&b, NULL, save, NULL);
    pthread_join(a, NULL);
    pthread_join(b, &sum);
    printf("%ld\n", (long)sum);
    return 0;
}
