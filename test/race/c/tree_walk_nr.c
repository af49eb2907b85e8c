// a walk over a tree takes a lock for each of two counters, one behind the calls for the subtrees
// link: -pthread
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct node {
    int key;
    struct node *left, *right;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static long sum, visited;

static struct node *build(int lo, int hi)
{
    if (lo >= hi)
        return NULL;
    struct node *n = malloc(sizeof *n);
    n->key = (lo + hi) / 2;
    n->left = build(lo, n->key);
    n->right = build(n->key + 1, hi);
    return n;
}

static void walk(const struct node *n)
{
    if (!n)
        return;
    pthread_mutex_lock(&lock);
    sum += n->key;
    pthread_mutex_unlock(&lock);
    walk(n->left);
    walk(n->right);
    pthread_mutex_lock(&lock);
    visited++; // NORACE
    pthread_mutex_unlock(&lock);
}

static void *work(void *root)
{
    walk(root);
    return NULL;
}

int main(void)
{
    struct node *root = build(0, 200);
    pthread_t a, b;
    pthread_create(&a, NULL, work, root);
    pthread_create(&b, NULL, work, root);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%ld %ld\n", sum, visited);
    return 0;
}
