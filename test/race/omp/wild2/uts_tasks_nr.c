// tree search by tasks with counts by atomics
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
typedef struct tree {
    int key, rank;
    struct tree *left, *right;
} tree;
static long nodes, best;
static tree *grow(int d)
{
    if (!d)
        return NULL;
    tree *t = malloc(sizeof *t);
    t->key = rand() % 1000;
    t->rank = 0;
    t->left = grow(d - 1);
    t->right = grow(d - 1);
    return t;
}
static void search(tree *t)
{
    long seen;
    if (!t)
        return;
#pragma omp atomic capture
    seen = ++nodes;
    t->rank = (int)seen;
#pragma omp atomic read
    seen = best;
    if (t->key > seen) {
#pragma omp critical
        {
            long now;
#pragma omp atomic read
            now = best;
            if (t->key > now) {
#pragma omp atomic write
                best = t->key;
            }
        }
    }
#pragma omp task
    search(t->left);
#pragma omp task
    search(t->right);
}
int main(void)
{
    tree *t = grow(8);
#pragma omp parallel
#pragma omp single nowait
    search(t);
    printf("%ld %ld\n", nodes, best);
    return 0;
}
