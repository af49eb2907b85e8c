// a hash table whose buckets are guarded by an array of locks, one per bucket
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>

#define BUCKETS 31

struct item {
    int key, count;
    struct item *next;
};

static struct item *table[BUCKETS];
static omp_lock_t locks[BUCKETS];

static void insert(int key)
{
    int b = key % BUCKETS;
    omp_set_lock(&locks[b]);
    struct item *it = table[b];
    while (it && it->key != key)
        it = it->next;
    if (it) {
        it->count++;
    } else {
        it = malloc(sizeof *it);
        it->key = key;
        it->count = 1;
        it->next = table[b];
        table[b] = it;
    }
    omp_unset_lock(&locks[b]);
}

int main(void)
{
    int n = 0;

    for (int b = 0; b < BUCKETS; b++)
        omp_init_lock(&locks[b]);
#pragma omp parallel for
    for (int i = 0; i < 2000; i++)
        insert(rand() % 300);
    for (int b = 0; b < BUCKETS; b++) {
        for (struct item *it = table[b]; it; it = it->next)
            n += it->count;
        omp_destroy_lock(&locks[b]);
    }
    printf("%d\n", n);
    return 0;
}
