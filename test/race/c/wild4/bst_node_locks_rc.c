// a binary search tree with a lock in each node, which a search does not take
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
struct tree_node {
    int key, count;
    struct tree_node *left, *right;
    pthread_mutex_t lock;
};
static struct tree_node *root;

static struct tree_node *new_node(int key)
{
    struct tree_node *n = malloc(sizeof(struct tree_node));
    n->key = key;
    n->count = 1;
    n->left = n->right = NULL;
    pthread_mutex_init(&n->lock, NULL);
    return n;
}

static void insert(int key)
{
    struct tree_node *cur = root;
    pthread_mutex_lock(&cur->lock);
    while (cur->key != key) {
        struct tree_node **slot = key < cur->key ? &cur->left : &cur->right;
        if (*slot == NULL) {
            *slot = new_node(key); // RACE! s
            pthread_mutex_unlock(&cur->lock);
            return;
        }
        struct tree_node *next = *slot;
        pthread_mutex_lock(&next->lock);
        pthread_mutex_unlock(&cur->lock);
        cur = next;
    }
    cur->count++; // RACE! c
    pthread_mutex_unlock(&cur->lock);
}

static int lookup(int key)
{
    struct tree_node *cur = root;
    while (cur && cur->key != key)
        cur = key < cur->key ? cur->left : cur->right; // RACE! s
    return cur ? cur->count : 0; // RACE! c
}

static void *inserter(void *arg)
{
    unsigned seed = (unsigned)(long)arg;
    for (int i = 0; i < 200; i++)
        insert(rand_r(&seed) % 100);
    return NULL;
}

static void *searcher(void *arg)
{
    long found = 0;
    for (int i = 0; i < 100; i++)
        found += lookup(i);
    (void)arg;
    return (void *)found;
}

int main(void)
{
    pthread_t t[3];
    root = new_node(50);
    pthread_create(&t[0], NULL, inserter, (void *)1);
    pthread_create(&t[1], NULL, inserter, (void *)2);
    pthread_create(&t[2], NULL, searcher, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}
