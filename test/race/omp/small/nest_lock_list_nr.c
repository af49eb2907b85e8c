// Nestable lock around an insert that calls a locked helper.
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>

struct node {
    int v;
    struct node *next;
};
struct list {
    omp_nest_lock_t lock;
    struct node *head;
    int size;
};

static void count(struct list *l)
{
    omp_set_nest_lock(&l->lock);
    l->size++;
    omp_unset_nest_lock(&l->lock);
}

static void insert(struct list *l, int v)
{
    struct node *n = malloc(sizeof(*n));
    n->v = v;
    omp_set_nest_lock(&l->lock);
    n->next = l->head;
    l->head = n;
    count(l);
    omp_unset_nest_lock(&l->lock);
}

int main(void)
{
    struct list l = {.head = NULL, .size = 0};
    omp_init_nest_lock(&l.lock);
#pragma omp parallel for
    for (int i = 0; i < 100; i++)
        insert(&l, i);
    printf("%d\n", l.size);
    omp_destroy_nest_lock(&l.lock);
    return 0;
}
