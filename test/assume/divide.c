/* A-DIVIDE: tasks go down the links of a record, and two of the links lead to one record. */
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

struct node {
    struct node *left, *right;
    int visits;
};

static int total;

static void visit(struct node *n)
{
    if (!n)
        return;
#pragma omp task
    visit(n->left);
#pragma omp task
    visit(n->right);
#ifdef CONTROL
    total++;
#else
    n->visits++;
#endif
#pragma omp taskwait
}

int main(void)
{
    struct node *root = calloc(1, sizeof *root), *both = calloc(1, sizeof *both);
    root->left = root->right = both;
#pragma omp parallel
#pragma omp single
    visit(root);
    printf("%d %d\n", both->visits, total);
    return 0;
}
