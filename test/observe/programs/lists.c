/* Intrusive lists, members back to their records, deletion through pointers to pointers. */
#include <stddef.h>
#include <stdlib.h>
struct link {
    struct link *next, *prev;
};
struct job {
    int id;
    struct link in_all, in_busy;
    struct job *waits_for;
};
#define job_of(l, member) ((struct job *)((char *)(l)-offsetof(struct job, member)))
static struct link all = {&all, &all}, busy = {&busy, &busy};
static struct job *chain;
static void link_add(struct link *head, struct link *l)
{
    l->next = head->next;
    l->prev = head;
    head->next->prev = l;
    head->next = l;
}
static void link_del(struct link *l)
{
    l->prev->next = l->next;
    l->next->prev = l->prev;
}
static void unchain(int id)
{
    for (struct job **at = &chain; *at; at = &(*at)->waits_for)
        if ((*at)->id == id) {
            *at = (*at)->waits_for;
            return;
        }
}
int main(void)
{
    int sum = 0;
    for (int i = 0; i < 8; i++) {
        struct job *j = malloc(sizeof *j);
        j->id = i;
        link_add(&all, &j->in_all);
        if (i % 2)
            link_add(&busy, &j->in_busy);
        j->waits_for = chain;
        chain = j;
    }
    unchain(3);
    unchain(7);
    for (struct link *l = busy.next; l != &busy; l = l->next)
        sum += job_of(l, in_busy)->id;
    while (all.next != &all) {
        struct job *j = job_of(all.next, in_all);
        sum += j->waits_for ? j->waits_for->id : 0;
        link_del(&j->in_all);
    }
    return sum == 0;
}
