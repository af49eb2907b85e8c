// a task for each side of a tree
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

struct tree {
    int value;
    struct tree *left, *right;
};

static struct tree *grow(int depth)
{
    if (!depth)
        return NULL;
    struct tree *t = malloc(sizeof *t);
    t->value = depth;
    t->left = grow(depth - 1);
    t->right = grow(depth - 1);
    return t;
}

static void visit(struct tree *t)
{
    if (!t)
        return;
#pragma omp task
    visit(t->left);
#pragma omp task
    visit(t->right);
    t->value *= 2; // NORACE
}

int main(void)
{
    struct tree *root = grow(6);
#pragma omp parallel
#pragma omp single
    visit(root);
    printf("%d\n", root->value);
    return 0;
}
