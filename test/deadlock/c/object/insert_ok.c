// nodes are inserted into a list that is locked hand over hand; the link is read twice
#include <pthread.h>
#include <stdlib.h>
struct node { int key; pthread_mutex_t m; struct node *next; };
static struct node head;
static void insert(int key)
{
    struct node *p = &head, *n = malloc(sizeof *n);
    n->key = key;
    pthread_mutex_init(&n->m, 0);
    pthread_mutex_lock(&p->m);
    while (p->next) {
        struct node *c = p->next;
        pthread_mutex_lock(&c->m);
        if (c->key >= key) {
            n->next = c;
            p->next = n;
            pthread_mutex_unlock(&c->m);
            pthread_mutex_unlock(&p->m);
            return;
        }
        pthread_mutex_unlock(&p->m);
        p = c;
    }
    n->next = 0;
    p->next = n;
    pthread_mutex_unlock(&p->m);
}
static void *w(void *x)
{
    for (int i = 0; i < 50; i++)
        insert(i * 7 % 50);
    return x;
}
int main(void)
{
    pthread_t a, b;
    pthread_mutex_init(&head.m, 0);
    pthread_create(&a, 0, w, 0);
    pthread_create(&b, 0, w, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
