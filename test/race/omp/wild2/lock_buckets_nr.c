// a hash table with an omp lock for each bucket
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
#define NB 64
typedef struct item {
    unsigned key;
    int count;
    struct item *next;
} item;
typedef struct {
    item *head;
    omp_lock_t lock;
} bucket;
static bucket *table;
static void add(unsigned key)
{
    bucket *b = &table[key % NB];
    omp_set_lock(&b->lock);
    item *p = b->head;
    while (p && p->key != key)
        p = p->next;
    if (!p) {
        p = malloc(sizeof *p);
        p->key = key;
        p->count = 0;
        p->next = b->head;
        b->head = p;
    }
    p->count++;
    omp_unset_lock(&b->lock);
}
int main(void)
{
    table = calloc(NB, sizeof *table);
    for (int i = 0; i < NB; i++)
        omp_init_lock(&table[i].lock);
#pragma omp parallel for
    for (int i = 0; i < 10000; i++)
        add((unsigned)i * 2654435761u >> 20);
    int n = 0;
#pragma omp parallel for reduction(+ : n)
    for (int i = 0; i < NB; i++) {
        for (item *p = table[i].head; p; p = p->next)
            n += p->count;
        omp_destroy_lock(&table[i].lock);
    }
    printf("%d\n", n);
    return 0;
}
