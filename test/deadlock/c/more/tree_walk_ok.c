// A recursive walk over a tree with one lock for all of it.
#include <pthread.h>
#include <stdlib.h>

struct node {
    int key;
    struct node *left, *right;
};

static pthread_mutex_t tree_lock = PTHREAD_MUTEX_INITIALIZER;
static struct node *root;

static int insert(struct node **at, int key)
{
    if (!*at) {
        *at = calloc(1, sizeof **at);
        if (!*at)
            return -1;
        (*at)->key = key;
        return 0;
    }
    return insert(key < (*at)->key ? &(*at)->left : &(*at)->right, key);
}

static int count_locked(const struct node *n)
{
    return n ? 1 + count_locked(n->left) + count_locked(n->right) : 0;
}

static int count(struct node *n)
{
    pthread_mutex_lock(&tree_lock);
    int sum = count_locked(n);
    pthread_mutex_unlock(&tree_lock);
    return sum;
}

static void *counter(void *arg)
{
    *(int *)arg = count(root);
    return NULL;
}

int main(void)
{
    pthread_t t;
    int n;
    for (int i = 0; i < 10; i++)
        insert(&root, i * 7 % 10);
    pthread_create(&t, NULL, counter, &n);
    pthread_mutex_lock(&tree_lock);
    insert(&root, 11);
    pthread_mutex_unlock(&tree_lock);
    pthread_join(t, NULL);
    return n == 0;
}
