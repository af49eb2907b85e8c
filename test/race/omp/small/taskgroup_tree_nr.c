// Tree sum with taskgroup; tasks in the subtrees wait inside.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

typedef struct tree {
    struct tree *l, *r;
    int val, sum;
} tree;

static tree *build(int d)
{
    tree *t = calloc(1, sizeof(tree));
    t->val = d;
    if (d > 0) {
        t->l = build(d - 1);
        t->r = build(d - 1);
    }
    return t;
}

static void sum(tree *t)
{
    if (!t)
        return;
#pragma omp taskgroup
    {
#pragma omp task untied
        sum(t->l);
#pragma omp task untied
        sum(t->r);
    }
    t->sum = t->val + (t->l ? t->l->sum : 0) + (t->r ? t->r->sum : 0);
}

int main(void)
{
    tree *t = build(8);
#pragma omp parallel
#pragma omp masked
    sum(t);
    printf("%d\n", t->sum);
    return 0;
}
