/* The size of a folder is summed up by a function that calls itself under a plain mutex. */
#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct node {
    const char *name;
    long size;
    struct node *child, *next;
};

static pthread_mutex_t tree_lock;
static struct node *root;

static long total(struct node *n)
{
    long sum = 0;
    pthread_mutex_lock(&tree_lock); // DEADLOCK!
    sum = n->size;
    for (struct node *c = n->child; c; c = c->next)
        sum += total(c); // DEADLOCK
    pthread_mutex_unlock(&tree_lock);
    return sum;
}

static struct node *add(struct node *parent, const char *name, long size)
{
    struct node *n = calloc(1, sizeof *n);
    n->name = name;
    n->size = size;
    pthread_mutex_lock(&tree_lock);
    if (parent) {
        n->next = parent->child;
        parent->child = n;
    }
    pthread_mutex_unlock(&tree_lock);
    return n;
}

static void *watch(void *arg)
{
    for (int i = 0; i < 3; i++)
        printf("%ld\n", total(root));
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_mutexattr_t attr;
    pthread_mutexattr_init(&attr);
    pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_NORMAL);
    pthread_mutex_init(&tree_lock, &attr);
    root = add(NULL, "/", 1);
    pthread_create(&t, NULL, watch, NULL);
    struct node *home = add(root, "home", 10);
    add(home, "me", 100);
    pthread_join(t, NULL);
    return 0;
}
