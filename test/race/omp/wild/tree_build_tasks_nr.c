// a binary tree built and summed by tasks; each task has its own subtree
// flags: -fopenmp
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
#pragma omp task shared(n) if (hi - lo > 16)
    n->left = build(lo, mid);
#pragma omp task shared(n) if (hi - lo > 16)
    n->right = build(mid + 1, hi);
#pragma omp taskwait
    return n;
}

static long sum(const struct node *n)
{
    long l = 0, r = 0;
    if (!n)
        return 0;
#pragma omp task shared(l)
    l = sum(n->left);
    r = sum(n->right);
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
