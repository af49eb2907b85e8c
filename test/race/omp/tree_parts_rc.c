// sums of subtrees are added before the task that makes one of them is done; an empty tree ends it
// flags: -fopenmp
// tsan: no: the frame of the task may be gone
#include <stdio.h>
#include <stdlib.h>

struct node {
    struct node *left, *right;
};

static struct node *build(int depth)
{
    if (!depth)
        return NULL;
    struct node *n = malloc(sizeof *n);
    n->left = build(depth - 1);
    n->right = build(depth / 2);
    return n;
}

static void count(struct node *n, long *out)
{
    long left = 0, right = 0;
    if (!n)
        return;
#pragma omp task shared(left)
    count(n->left, &left);
    count(n->right, &right);
    *out = left + right + 1; // RACE!
#pragma omp taskwait
}

int main(void)
{
    struct node *root = build(12);
    long nodes = 0;
#pragma omp parallel
#pragma omp single
    count(root, &nodes);
    printf("%ld\n", nodes);
    return 0;
}
