// a list with a lock is changed by the address of its links, without the lock
#include <pthread.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

struct list {
    pthread_mutex_t lock;
    struct node *head;
};

static struct list *lists[4];

static struct list *list_new(void)
{
    struct list *l = calloc(1, sizeof(*l));

    pthread_mutex_init(&l->lock, NULL);
    return l;
}

static void add(struct list *l, int value)
{
    struct node *n = malloc(sizeof(*n));

    n->value = value;
    pthread_mutex_lock(&l->lock);
    n->next = l->head; // RACE
    l->head = n; // RACE!
    pthread_mutex_unlock(&l->lock);
}

static void count_all(struct list *l)
{
    pthread_mutex_lock(&l->lock);
    for (struct node *n = l->head; n; n = n->next) // RACE!
        n->value++; // RACE!
    pthread_mutex_unlock(&l->lock);
}

static void remove_all(struct list *l, int value)
{
    struct node **link = &l->head;

    while (*link) { // RACE!
        struct node *n = *link; // RACE!
        if (n->value == value) { // RACE!
            *link = n->next; // RACE!
            free(n); // RACE!
        } else {
            link = &n->next;
        }
    }
}

static void *run(void *arg)
{
    for (int i = 0; i < 4; i++) {
        add(lists[i], i);
        count_all(lists[i]);
        remove_all(lists[i], 3);
    }
    return arg;
}

int main(void)
{
    pthread_t t[2];

    for (int i = 0; i < 4; i++)
        lists[i] = list_new();
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, run, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return 0;
}
