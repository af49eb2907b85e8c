// The sum of a tree by tasks with results on the stack
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
struct tree {
    int value;
    struct tree *left, *right;
};
static struct tree *make(int depth)
{
    if (!depth)
        return NULL;
    struct tree *t = malloc(sizeof *t);
    t->value = depth;
    t->left = make(depth - 1);
    t->right = make(depth - 1);
    return t;
}
static long sum(struct tree *t)
{
    long l = 0, r = 0;
    if (!t)
        return 0;
#pragma omp task shared(l)
    l = sum(t->left); // NORACE
#pragma omp task shared(r)
    r = sum(t->right); // NORACE
#pragma omp taskwait
    return l + r + t->value; // NORACE
}
int main(void)
{
    struct tree *t = make(10);
    long s = 0;
#pragma omp parallel
#pragma omp single
    s = sum(t); // NORACE
    printf("%ld\n", s);
    return 0;
}
