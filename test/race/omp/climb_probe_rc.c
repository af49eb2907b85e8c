// flags: -fopenmp
// A recursion hands on its record, and on one side the next
#include <stdio.h>
#include <stdlib.h>

struct probe {
    double sum;
    int visits;
};

struct twig {
    double weight;
    struct twig *left, *right;
};

static struct twig *grow(int depth)
{
    struct twig *t = calloc(1, sizeof *t);
    t->weight = depth;
    if (depth > 0) {
        t->left = grow(depth - 1);
        t->right = grow(depth - 1);
    }
    return t;
}

static void climb(struct probe *p, const struct twig *t)
{
    if (!t)
        return;
    p->sum += t->weight; // RACE!
    p->visits++; // RACE!
    climb(p, t->left);
    climb(p + 1, t->right);
}

int main(void)
{
    struct probe *probes = calloc(64, sizeof *probes);
    struct twig *root = grow(4);
#pragma omp parallel for
    for (int i = 0; i < 32; i++)
        climb(&probes[i], root);
    printf("%f %d\n", probes[3].sum, probes[3].visits);
    return 0;
}
