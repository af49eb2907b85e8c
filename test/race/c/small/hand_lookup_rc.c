// Lookup and change along a list whose nodes are locked hand over hand, too short
// tsan: no: two are seldom at one node
#include <pthread.h>
#include <stdlib.h>

struct node {
    int key, value;
    struct node *next;
    pthread_mutex_t lock;
};
static struct node *list;
static pthread_mutex_t list_lock = PTHREAD_MUTEX_INITIALIZER;

static void list_set(int key, int value)
{
    pthread_mutex_lock(&list_lock);
    struct node *n = list;
    if (!n) {
        pthread_mutex_unlock(&list_lock);
        return;
    }
    pthread_mutex_lock(&n->lock);
    pthread_mutex_unlock(&list_lock);
    while (n) {
        struct node *next = n->next;
        if (next)
            pthread_mutex_lock(&next->lock);
        pthread_mutex_unlock(&n->lock);
        if (n->key == key)
            n->value = value; // RACE!
        n = next;
    }
}

static void list_add(int key)
{
    struct node *n = malloc(sizeof *n);
    n->key = key;
    n->value = 0;
    pthread_mutex_init(&n->lock, NULL);
    pthread_mutex_lock(&list_lock);
    n->next = list;
    list = n;
    pthread_mutex_unlock(&list_lock);
}

static void *worker(void *arg)
{
    int base = *(int *)arg;
    for (int i = 0; i < 50; i++) {
        list_add(base + i);
        list_set(i, base);
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    int x = 0, y = 25;
    pthread_create(&a, NULL, worker, &x);
    pthread_create(&b, NULL, worker, &y);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
