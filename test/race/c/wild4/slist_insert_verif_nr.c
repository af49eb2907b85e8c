// verification style: lists with a lock each, walked under it
// tsan: no: needs __VERIFIER_nondet_int
#include <pthread.h>
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
struct node {
    int data;
    struct node *next;
};
struct list {
    struct node *head;
    pthread_mutex_t lock;
};
struct list *A, *B;

static void insert(struct list *l, int v)
{
    struct node *n = malloc(sizeof *n);
    n->data = v;
    pthread_mutex_lock(&l->lock);
    n->next = l->head;
    l->head = n;
    pthread_mutex_unlock(&l->lock);
}

static struct list *make(void)
{
    struct list *l = malloc(sizeof *l);
    l->head = NULL;
    pthread_mutex_init(&l->lock, NULL);
    return l;
}

static void *t1(void *x)
{
    while (__VERIFIER_nondet_int())
        insert(A, 1);
    return x;
}
static void *t2(void *x)
{
    while (__VERIFIER_nondet_int())
        insert(B, 2);
    return x;
}
static void *t3(void *x)
{
    int sum = 0;
    pthread_mutex_lock(&B->lock);
    for (struct node *n = B->head; n; n = n->next)
        sum += n->data;
    pthread_mutex_unlock(&B->lock);
    return sum ? x : NULL;
}

int main(void)
{
    pthread_t x, y, z;
    A = make();
    B = make();
    pthread_create(&x, NULL, t1, NULL);
    pthread_create(&y, NULL, t2, NULL);
    pthread_create(&z, NULL, t3, NULL);
    pthread_join(x, NULL);
    pthread_join(y, NULL);
    pthread_join(z, NULL);
    return 0;
}
