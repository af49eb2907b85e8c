/* clear() and remove() call what needs the lock of the list and does not take it. */
#include <pthread.h>
#include <stdlib.h>

typedef struct node {
    int key;
    struct node *next;
} node_t;

typedef struct {
    node_t *head;
    int count;
    pthread_mutex_t mtx;
} list_t;

list_t *list_new(void)
{
    list_t *l = malloc(sizeof(list_t));
    l->head = NULL;
    l->count = 0;
    pthread_mutex_init(&l->mtx, NULL);
    return l;
}

void list_add(list_t *l, int key)
{
    node_t *n = malloc(sizeof(node_t));
    n->key = key;
    pthread_mutex_lock(&l->mtx);
    n->next = l->head;
    l->head = n;
    l->count++;
    pthread_mutex_unlock(&l->mtx);
}

static int remove_locked(list_t *l, int key)
{
    for (node_t **p = &l->head; *p; p = &(*p)->next) {
        if ((*p)->key == key) {
            node_t *dead = *p;
            *p = dead->next;
            free(dead);
            l->count--;
            return 1;
        }
    }
    return 0;
}

int list_remove(list_t *l, int key)
{
    pthread_mutex_lock(&l->mtx);
    int found = remove_locked(l, key);
    pthread_mutex_unlock(&l->mtx);
    return found;
}

void list_clear(list_t *l)
{
    pthread_mutex_lock(&l->mtx);
    while (l->head)
        remove_locked(l, l->head->key);
    pthread_mutex_unlock(&l->mtx);
}

static void *user(void *arg)
{
    list_t *l = arg;
    for (int i = 0; i < 100; i++) {
        list_add(l, i);
        if (i % 10 == 0)
            list_remove(l, i - 1);
    }
    return NULL;
}

int main(void)
{
    list_t *l = list_new();
    pthread_t a, b;
    pthread_create(&a, NULL, user, l);
    pthread_create(&b, NULL, user, l);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    list_clear(l);
    pthread_mutex_destroy(&l->mtx);
    free(l);
    return 0;
}
