// sum of a tree: the count of visited nodes is global, and one result is read too early
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
typedef struct node {
    long value;
    struct node *l, *r;
} node;
struct call {
    node *n;
    int depth;
    long result;
};
static long visited;

static node *build(int depth)
{
    if (!depth)
        return NULL;
    node *n = malloc(sizeof *n);
    n->value = depth;
    n->l = build(depth - 1);
    n->r = build(depth - 1);
    return n;
}

static void *sum(void *arg)
{
    struct call *c = arg;
    if (!c->n) {
        c->result = 0; // RACE! r
        return NULL;
    }
    visited++; // RACE! v
    struct call left = { c->n->l, c->depth - 1, 0 }, right = { c->n->r, c->depth - 1, 0 };
    if (c->depth > 0) {
        pthread_t t;
        pthread_create(&t, NULL, sum, &left);
        sum(&right);
        c->result = left.result + right.result + c->n->value; // RACE! r
        pthread_join(t, NULL);
    } else {
        sum(&left);
        sum(&right);
        c->result = left.result + right.result + c->n->value; // RACE! r
    }
    return NULL;
}

int main(void)
{
    struct call top = { build(10), 3, 0 };
    sum(&top);
    printf("%ld %ld\n", top.result, visited);
    return 0;
}
