// sums of subtrees are added when the tasks that make them are done; an empty tree ends it
// flags: -fopenmp
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
#pragma omp taskwait
    *out = left + right + 1; // NORACE
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
