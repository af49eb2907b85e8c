// a binary search tree, a lock in each node, taken on the way down before the one above is given back
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
struct tree_node {
    int key, count;
    struct tree_node *left, *right;
    pthread_mutex_t lock;
};
static struct tree_node *root;
static pthread_mutex_t root_lock = PTHREAD_MUTEX_INITIALIZER;

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
    pthread_mutex_lock(&root_lock);
    if (root == NULL) {
        root = new_node(key);
        pthread_mutex_unlock(&root_lock);
        return;
    }
    struct tree_node *cur = root;
    pthread_mutex_lock(&cur->lock);
    pthread_mutex_unlock(&root_lock);
    while (cur->key != key) {
        struct tree_node **slot = key < cur->key ? &cur->left : &cur->right;
        if (*slot == NULL) {
            *slot = new_node(key);
            pthread_mutex_unlock(&cur->lock);
            return;
        }
        struct tree_node *next = *slot;
        pthread_mutex_lock(&next->lock);
        pthread_mutex_unlock(&cur->lock);
        cur = next;
    }
    cur->count++;
    pthread_mutex_unlock(&cur->lock);
}

static void *inserter(void *arg)
{
    unsigned seed = (unsigned)(long)arg;
    for (int i = 0; i < 200; i++)
        insert(rand_r(&seed) % 100);
    return NULL;
}

int main(void)
{
    pthread_t t[4];
    for (long i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, inserter, (void *)i);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", root->key);
    return 0;
}
