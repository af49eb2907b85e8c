#include <pthread.h>
#include <stdlib.h>

typedef struct node {
    int key;
    struct node *next;
} node;

static node *head;
static pthread_mutex_t list_mutex = PTHREAD_MUTEX_INITIALIZER;

static int list_remove(int key)
{
    int rc = -1;
    pthread_mutex_lock(&list_mutex);
    for (node **pp = &head; *pp; pp = &(*pp)->next) {
        if ((*pp)->key == key) {
            node *dead = *pp;
            *pp = dead->next;
            pthread_mutex_unlock(&list_mutex); // DEADLOCK
            free(dead);
            rc = 0;
            break;
        }
    }
    pthread_mutex_unlock(&list_mutex); // DEADLOCK!
    return rc;
}

static void list_add(int key)
{
    node *n = malloc(sizeof *n);
    n->key = key;
    pthread_mutex_lock(&list_mutex);
    n->next = head;
    head = n;
    pthread_mutex_unlock(&list_mutex);
}

static void *user(void *arg)
{
    int base = *(int *)arg;
    for (int i = 0; i < 100; i++)
        list_add(base + i);
    for (int i = 0; i < 100; i++)
        list_remove(base + i);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    int x = 0, y = 1000;
    pthread_create(&a, NULL, user, &x);
    pthread_create(&b, NULL, user, &y);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
