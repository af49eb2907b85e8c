// tree search by tasks with a global count of nodes
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
typedef struct tree {
    int key;
    struct tree *left, *right;
} tree;
static long nodes, best;
static tree *grow(int d)
{
    if (!d)
        return NULL;
    tree *t = malloc(sizeof *t);
    t->key = rand() % 1000;
    t->left = grow(d - 1);
    t->right = grow(d - 1);
    return t;
}
static void search(tree *t)
{
    if (!t)
        return;
#pragma omp atomic
    nodes++;
    if (t->key > best) { // RACE!
#pragma omp critical
        if (t->key > best)
            best = t->key; // RACE!
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
