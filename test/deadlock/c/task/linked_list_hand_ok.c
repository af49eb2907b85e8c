// Hand over hand along a list,
// forwards by both.
#include <pthread.h>
#include <stdlib.h>
struct node { struct node *next, *prev; pthread_mutex_t lock; int data; };
static struct node *first, *last;

static void walk(struct node *n)
{
    pthread_mutex_lock(&n->lock);
    while (n->next) {
        struct node *next = n->next;
        pthread_mutex_lock(&next->lock);
        next->data += n->data;
        pthread_mutex_unlock(&n->lock);
        n = next;
    }
    pthread_mutex_unlock(&n->lock);
}

static void *one(void *arg) { walk(first); return arg; }
static void *two(void *arg) { walk(first); return arg; }

int main(void)
{
    pthread_t a, b;
    for (int i = 0; i < 10; i++) {
        struct node *n = calloc(1, sizeof *n);
        pthread_mutex_init(&n->lock, NULL);
        n->next = first;
        if (first)
            first->prev = n;
        else
            last = n;
        first = n;
    }
    pthread_create(&a, NULL, one, NULL);
    pthread_create(&b, NULL, two, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
