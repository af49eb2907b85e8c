// a tree is built by tasks that nobody waits for, and then summed by others
// flags: -fopenmp
// tsan: no: the tree is in one thread as a rule
#include <stdio.h>
#include <stdlib.h>

struct node {
    long key;
    struct node *left, *right;
};

static struct node *build(long lo, long hi)
{
    if (lo >= hi)
        return NULL;
    struct node *n = malloc(sizeof *n);
    long mid = (lo + hi) / 2;
    n->key = mid;
#pragma omp task shared(n)
    n->left = build(lo, mid); // RACE! l
#pragma omp task shared(n)
    n->right = build(mid + 1, hi); // RACE! r
    return n;
}

static long sum(const struct node *n)
{
    long l = 0, r = 0;
    if (!n)
        return 0;
#pragma omp task shared(l)
    l = sum(n->left); // RACE! l
    r = sum(n->right); // RACE! r
#pragma omp taskwait
    return l + r + n->key;
}

int main(void)
{
    struct node *root = NULL;
    long s = 0;

#pragma omp parallel
#pragma omp master
    {
        root = build(0, 1000);
        s = sum(root);
    }
    printf("%ld\n", s);
    return 0;
}
