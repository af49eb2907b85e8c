// C11 threads: an actor with a mailbox, answers by a future in the message
#include <stdio.h>
#include <stdlib.h>
#include <threads.h>

struct future {
    mtx_t m;
    cnd_t c;
    int done;
    int value;
};
struct msg {
    int n;
    struct future *answer;
    struct msg *next;
};
struct actor {
    mtx_t m;
    cnd_t c;
    struct msg *first, *last;
    thrd_t thread;
};

static void future_set(struct future *f, int v)
{
    mtx_lock(&f->m);
    f->value = v; // NORACE
    f->done = 1; // NORACE
    cnd_signal(&f->c);
    mtx_unlock(&f->m);
}
static int future_get(struct future *f)
{
    mtx_lock(&f->m);
    while (!f->done) // NORACE
        cnd_wait(&f->c, &f->m);
    int v = f->value; // NORACE
    mtx_unlock(&f->m);
    return v;
}

static int actor_run(void *arg)
{
    struct actor *a = arg;
    int state = 0;
    for (;;) {
        mtx_lock(&a->m);
        while (!a->first) // NORACE
            cnd_wait(&a->c, &a->m);
        struct msg *m = a->first;
        a->first = m->next;
        if (!a->first)
            a->last = NULL;
        mtx_unlock(&a->m);
        int n = m->n; // NORACE
        state += n;
        future_set(m->answer, state);
        free(m);
        if (n < 0)
            return state;
    }
}

static int ask(struct actor *a, int n)
{
    struct future f = {.done = 0}; // NORACE
    struct msg *m = malloc(sizeof *m);
    mtx_init(&f.m, mtx_plain);
    cnd_init(&f.c);
    m->n = n; // NORACE
    m->answer = &f;
    m->next = NULL;
    mtx_lock(&a->m);
    if (a->last)
        a->last->next = m;
    else
        a->first = m;
    a->last = m;
    cnd_signal(&a->c);
    mtx_unlock(&a->m);
    return future_get(&f);
}

int main(void)
{
    static struct actor a;
    mtx_init(&a.m, mtx_plain);
    cnd_init(&a.c);
    thrd_create(&a.thread, actor_run, &a);
    for (int i = 0; i < 10; i++)
        printf("%d\n", ask(&a, i));
    ask(&a, -1);
    thrd_join(a.thread, NULL);
    return 0;
}
