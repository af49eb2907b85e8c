// a node is used and freed after it was taken off its list
#include <pthread.h>
#include <stdlib.h>

struct node {
    int key;
    int hits;
    struct node *next;
};

static struct node *head;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void insert(int key)
{
    struct node *n = malloc(sizeof(*n));

    n->key = key;
    n->hits = 0;
    pthread_mutex_lock(&lock);
    n->next = head;
    head = n;
    pthread_mutex_unlock(&lock);
}

static void touch(int key)
{
    pthread_mutex_lock(&lock);
    for (struct node *n = head; n; n = n->next)
        if (n->key == key)
            n->hits++; // NORACE
    pthread_mutex_unlock(&lock);
}

static int take_off(int key)
{
    struct node *prev = NULL, *n;
    int hits = 0;

    pthread_mutex_lock(&lock);
    n = head;
    while (n && n->key != key) {
        prev = n;
        n = n->next;
    }
    if (n) {
        if (prev)
            prev->next = n->next;
        else
            head = n->next;
    }
    pthread_mutex_unlock(&lock);
    if (n) {
        hits = n->hits; // NORACE
        free(n); // NORACE
    }
    return hits;
}

static void *run(void *arg)
{
    for (int i = 0; i < 100; i++) {
        insert(i % 10);
        touch(i % 5);
        take_off(i % 7);
    }
    return arg;
}

int main(void)
{
    pthread_t t[2];

    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, run, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return 0;
}
