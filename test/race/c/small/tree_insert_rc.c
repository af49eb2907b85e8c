// Binary tree where the root is guarded but not the links below it
// tsan: some: what main or the first thread does is seldom late enough
#include <pthread.h>
#include <stdlib.h>

struct tree { int key; struct tree *left, *right; };
static struct tree *root;
static pthread_mutex_t root_lock = PTHREAD_MUTEX_INITIALIZER;

static struct tree *make(int key)
{
    struct tree *t = malloc(sizeof *t);
    t->key = key;
    t->left = t->right = NULL;
    return t;
}

static void insert(int key)
{
    pthread_mutex_lock(&root_lock);
    if (!root) {
        root = make(key);
        pthread_mutex_unlock(&root_lock);
        return;
    }
    struct tree *t = root;
    pthread_mutex_unlock(&root_lock);
    for (;;) {
        struct tree **link = key < t->key ? &t->left : &t->right;
        if (!*link) { // RACE!
            *link = make(key); // RACE!
            return;
        }
        t = *link; // RACE!
    }
}

static void *grow(void *arg)
{
    unsigned seed = (unsigned)(size_t)arg;
    for (int i = 0; i < 100; i++)
        insert(rand_r(&seed) % 1000);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, grow, (void *)1);
    pthread_create(&b, NULL, grow, (void *)2);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
