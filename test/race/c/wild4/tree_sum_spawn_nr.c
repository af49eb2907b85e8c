// sum of a tree, a thread for each left branch near the root
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
typedef struct node {
    long value, subtotal;
    struct node *l, *r;
} node;
struct call {
    node *n;
    int depth;
    long result;
};

static node *build(int depth)
{
    if (!depth)
        return NULL;
    node *n = malloc(sizeof *n);
    n->value = depth;
    n->subtotal = 0;
    n->l = build(depth - 1);
    n->r = build(depth - 1);
    return n;
}

static void *sum(void *arg)
{
    struct call *c = arg;
    if (!c->n) {
        c->result = 0;
        return NULL;
    }
    struct call left = { c->n->l, c->depth - 1, 0 }, right = { c->n->r, c->depth - 1, 0 };
    if (c->depth > 0) {
        pthread_t t;
        pthread_create(&t, NULL, sum, &left);
        sum(&right);
        pthread_join(t, NULL);
    } else {
        sum(&left);
        sum(&right);
    }
    c->n->subtotal = left.result + right.result + c->n->value;
    c->result = c->n->subtotal;
    return NULL;
}

int main(void)
{
    struct call top = { build(10), 3, 0 };
    sum(&top);
    printf("%ld\n", top.result);
    return 0;
}
