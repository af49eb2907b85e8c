// Hash table with one lock per bucket.
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>

#define NB 64
typedef struct entry {
    int key, count;
    struct entry *next;
} entry;
typedef struct {
    omp_lock_t lock;
    entry *first;
} bucket;

static bucket table[NB];

static void add(int key)
{
    bucket *b = &table[(unsigned)key * 2654435761u % NB];
    omp_set_lock(&b->lock);
    entry *e;
    for (e = b->first; e; e = e->next)
        if (e->key == key)
            break;
    if (!e) {
        e = malloc(sizeof(*e));
        e->key = key;
        e->count = 0;
        e->next = b->first;
        b->first = e;
    }
    e->count++;
    omp_unset_lock(&b->lock);
}

int main(void)
{
    for (int i = 0; i < NB; i++)
        omp_init_lock(&table[i].lock);
#pragma omp parallel for schedule(runtime)
    for (int i = 0; i < 10000; i++)
        add((i * 17) % 311);
    int sum = 0;
    for (int i = 0; i < NB; i++) {
        for (entry *e = table[i].first; e; e = e->next)
            sum += e->count;
        omp_destroy_lock(&table[i].lock);
    }
    printf("%d\n", sum);
    return 0;
}
