// A hash table with chains and a lock for each bucket
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
#define B 37
struct node {
    int key, count;
    struct node *next;
};
static struct node *bucket[B];
static omp_lock_t lock[B];
static void add(int key)
{
    int b = key % B;
    omp_set_lock(&lock[b]);
    struct node *n = bucket[b];
    while (n && n->key != key)
        n = n->next;
    if (n)
        n->count++; // NORACE
    else {
        n = malloc(sizeof *n);
        n->key = key;
        n->count = 1;
        n->next = bucket[b];
        bucket[b] = n;
    }
    omp_unset_lock(&lock[b]);
}
int main(void)
{
    int distinct = 0;
    for (int b = 0; b < B; b++)
        omp_init_lock(&lock[b]);
#pragma omp parallel for
    for (int i = 0; i < 10000; i++)
        add((i * 7919) % 500);
#pragma omp parallel for reduction(+ : distinct)
    for (int b = 0; b < B; b++) {
        struct node *n = bucket[b];
        while (n) {
            struct node *dead = n;
            n = n->next;
            free(dead);
            distinct++;
        }
        omp_destroy_lock(&lock[b]);
    }
    printf("%d\n", distinct);
    return 0;
}
