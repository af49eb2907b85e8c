/* Wrappers of malloc, free lists, arenas that are cut up, tables that grow. */
#include <stdlib.h>
#include <string.h>
struct item {
    struct item *next;
    int *value;
    int own;
};
static struct item *unused;
static char arena[4096] __attribute__((aligned(16)));
static size_t used;
static void *must(size_t n)
{
    void *p = malloc(n);
    if (!p)
        abort();
    return p;
}
static struct item *item_get(void)
{
    struct item *i = unused;
    if (i)
        unused = i->next;
    else
        i = must(sizeof *i);
    i->next = NULL;
    i->value = &i->own;
    return i;
}
static void item_put(struct item *i)
{
    i->next = unused;
    unused = i;
}
static void *carve(size_t n)
{
    void *p = arena + used;
    used += (n + 15) & ~(size_t)15;
    return p;
}
struct table {
    struct item **slots;
    unsigned n, cap;
};
static void table_add(struct table *t, struct item *i)
{
    if (t->n == t->cap) {
        unsigned cap = t->cap ? 2 * t->cap : 2;
        struct item **more = must(cap * sizeof *more);
        if (t->slots)
            memcpy(more, t->slots, t->n * sizeof *more);
        t->slots = more;
        t->cap = cap;
    }
    t->slots[t->n++] = i;
}
int main(void)
{
    struct table t = {0};
    int sum = 0, shared = 3;
    for (int i = 0; i < 5; i++) {
        struct item *x = item_get();
        x->own = i;
        if (i == 2)
            x->value = &shared;
        table_add(&t, x);
        if (i % 2)
            item_put(t.slots[i]);
    }
    struct item *c = carve(sizeof *c);
    c->value = &shared;
    c->next = carve(sizeof *c);
    c->next->value = &c->own;
    *c->next->value = 4;
    table_add(&t, c);
    for (unsigned i = 0; i < t.n; i++)
        sum += *t.slots[i]->value;
    struct table copy = t;
    sum += *copy.slots[0]->value + *c->value;
    return sum == 0;
}
