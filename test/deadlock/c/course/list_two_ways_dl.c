#include <pthread.h>
#include <stdlib.h>

struct node {
    pthread_mutex_t lock;
    int value;
    struct node *prev, *next;
};

static struct node *first, *last;

static long sum_forward(void)
{
    long s = 0;
    struct node *n = first;
    pthread_mutex_lock(&n->lock); // DEADLOCK
    while (n) {
        struct node *next = n->next;
        s += n->value;
        if (next)
            pthread_mutex_lock(&next->lock); // DEADLOCK!
        pthread_mutex_unlock(&n->lock);
        n = next;
    }
    return s;
}

static long sum_backward(void)
{
    long s = 0;
    struct node *n = last;
    pthread_mutex_lock(&n->lock); // DEADLOCK
    while (n) {
        struct node *prev = n->prev;
        s += n->value;
        if (prev)
            pthread_mutex_lock(&prev->lock); // DEADLOCK!
        pthread_mutex_unlock(&n->lock);
        n = prev;
    }
    return s;
}

static void *fw(void *p) { *(long *)p = sum_forward(); return NULL; }
static void *bw(void *p) { *(long *)p = sum_backward(); return NULL; }

int main(void)
{
    pthread_t a, b;
    long x, y;
    for (int i = 0; i < 10; i++) {
        struct node *n = calloc(1, sizeof *n);
        pthread_mutex_init(&n->lock, NULL);
        n->value = i;
        n->prev = last;
        if (last)
            last->next = n;
        else
            first = n;
        last = n;
    }
    pthread_create(&a, NULL, fw, &x);
    pthread_create(&b, NULL, bw, &y);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return x != y;
}
