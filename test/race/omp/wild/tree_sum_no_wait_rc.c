// sum over a tree: the parts are added before the task that makes one of them is done
// flags: -fopenmp
// tsan: no: the frame of the task may be gone
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
    n->left = build(lo, mid);
    n->right = build(mid + 1, hi);
    return n;
}

static void sum(struct node *n, long *out)
{
    long part[2] = {0, 0};
    if (!n)
        return;
#pragma omp task shared(part)
    sum(n->left, &part[0]);
    sum(n->right, &part[1]);
    *out = part[0] + part[1] + n->key; // RACE!
#pragma omp taskwait
}

int main(void)
{
    struct node *root = build(0, 1000);
    long s = 0;

#pragma omp parallel
#pragma omp single
    sum(root, &s);
    printf("%ld\n", s);
    return 0;
}
