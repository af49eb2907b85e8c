// a ticket lock in a struct protects a linked stack
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
    atomic_uint next_ticket;
    atomic_uint now_serving;
} ticket_lock_t;

struct cell {
    int v;
    struct cell *below;
};

static ticket_lock_t lock;
static struct cell *top;
static int depth;

static void ticket_lock(ticket_lock_t *l)
{
    unsigned me = atomic_fetch_add(&l->next_ticket, 1);
    while (atomic_load(&l->now_serving) != me)
        ;
}

static void ticket_unlock(ticket_lock_t *l)
{
    atomic_fetch_add(&l->now_serving, 1);
}

static void push(int v)
{
    struct cell *c = malloc(sizeof *c);
    c->v = v;
    ticket_lock(&lock);
    c->below = top;
    top = c; // NORACE
    depth++; // NORACE
    ticket_unlock(&lock);
}

static int pop(void)
{
    int v = -1;
    ticket_lock(&lock);
    struct cell *c = top;
    if (c) {
        top = c->below;
        depth--; // NORACE
        v = c->v;
    }
    ticket_unlock(&lock);
    free(c);
    return v;
}

static void *run(void *arg)
{
    for (int i = 0; i < 100; i++) {
        push(i);
        pop();
    }
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, run, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", depth);
    return 0;
}
