/* Ticket locks of two tables are taken in one order. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

struct ticket_lock {
    atomic_uint next, owner;
};

static void ticket_acquire(struct ticket_lock *l)
{
    unsigned mine = atomic_fetch_add(&l->next, 1);
    while (atomic_load(&l->owner) != mine)
        ;
}

static void ticket_release(struct ticket_lock *l)
{
    atomic_fetch_add(&l->owner, 1);
}

static struct ticket_lock users_lock, groups_lock;
static int users, groups, links;

static void add_user(int with_group)
{
    ticket_acquire(&users_lock);
    users++;
    if (with_group) {
        ticket_acquire(&groups_lock);
        links++;
        ticket_release(&groups_lock);
    }
    ticket_release(&users_lock);
}

static void drop_group(void)
{
    ticket_acquire(&users_lock);
    ticket_acquire(&groups_lock);
    groups--;
    users -= links;
    links = 0;
    ticket_release(&users_lock);
    ticket_release(&groups_lock);
}

static void *adder(void *arg)
{
    for (int i = 0; i < 50; i++)
        add_user(i % 2);
    return arg;
}

static void *dropper(void *arg)
{
    for (int i = 0; i < 50; i++)
        drop_group();
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, adder, NULL);
    pthread_create(&b, NULL, dropper, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d %d %d\n", users, groups, links);
    return 0;
}
