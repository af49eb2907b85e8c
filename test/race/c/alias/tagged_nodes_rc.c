// nodes with a tag: which kind one is of, the cast says
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct expr {
    int kind;
    struct expr *right, *left;
};

struct number {
    int kind;
    double value;
};

static struct expr *tree;

static struct expr *number(double value)
{
    struct number *n = malloc(sizeof *n);
    n->kind = 0;
    n->value = value;
    return (struct expr *)n;
}

static void eval(struct expr *e)
{
    if (e->kind == 0)
        ((struct number *)e)->value += 1; // RACE!
    else
        eval(e->left);
}

static void *run(void *arg)
{
    eval(tree);
    return arg;
}

int main(void)
{
    pthread_t one, two;
    tree = calloc(1, sizeof *tree);
    tree->kind = 1;
    tree->left = number(2);
    pthread_create(&one, NULL, run, NULL);
    pthread_create(&two, NULL, run, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    printf("%f\n", ((struct number *)tree->left)->value);
    return 0;
}
