// the parent goes on with its own subtree and so does the child, over a shared counter
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct node {
    struct node *left, *right;
    int value;
    long sum;
};

static long visited;

static struct node *build(int depth)
{
    struct node *n = calloc(1, sizeof(*n));

    if (!n)
        abort();
    n->value = depth;
    if (depth > 0) {
        n->left = build(depth - 1);
        n->right = build(depth - 1);
    }
    return n;
}

static void *sum_tree(void *arg)
{
    struct node *n = arg;
    pthread_t child;

    visited++; // RACE!
    n->sum = n->value; // NORACE
    if (!n->left)
        return NULL;
    pthread_create(&child, NULL, sum_tree, n->left);
    sum_tree(n->right);
    pthread_join(child, NULL);
    n->sum += n->left->sum + n->right->sum; // NORACE
    return NULL;
}

int main(void)
{
    struct node *root = build(3);

    sum_tree(root);
    printf("%ld\n", root->sum); // NORACE
    return 0;
}
