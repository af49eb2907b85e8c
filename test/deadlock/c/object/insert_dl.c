// nodes are inserted into a list hand over hand, forwards, and summed up backwards
#include <pthread.h>
#include <stdlib.h>
struct node { int key; pthread_mutex_t m; struct node *next, *prev; };
static struct node head, tail;
static void insert(int key)
{
    struct node *p = &head, *n = calloc(1, sizeof *n);
    n->key = key;
    pthread_mutex_init(&n->m, 0);
    pthread_mutex_lock(&p->m);
    while (p->next) {
        struct node *c = p->next;
        pthread_mutex_lock(&c->m); // DEADLOCK!
        if (c->key >= key) {
            n->next = c;
            n->prev = p;
            p->next = n;
            c->prev = n;
            pthread_mutex_unlock(&c->m);
            pthread_mutex_unlock(&p->m);
            return;
        }
        pthread_mutex_unlock(&p->m);
        p = c;
    }
    pthread_mutex_unlock(&p->m);
}
static int back(void)
{
    int sum = 0;
    struct node *p = &tail;
    pthread_mutex_lock(&p->m);
    while (p->prev) {
        struct node *c = p->prev;
        pthread_mutex_lock(&c->m); // DEADLOCK!
        sum += c->key;
        pthread_mutex_unlock(&p->m);
        p = c;
    }
    pthread_mutex_unlock(&p->m);
    return sum;
}
static void *w(void *x)
{
    for (int i = 0; i < 50; i++)
        insert(i * 7 % 50);
    return x;
}
static void *v(void *x)
{
    for (int i = 0; i < 50; i++)
        back();
    return x;
}
int main(void)
{
    pthread_t a, b;
    pthread_mutex_init(&head.m, 0);
    pthread_mutex_init(&tail.m, 0);
    head.next = &tail;
    tail.prev = &head;
    tail.key = 1000;
    pthread_create(&a, 0, w, 0);
    pthread_create(&b, 0, v, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
