// A read-write lock of mtx_t and cnd_t in a structure, used by address
#include <stdio.h>
#include <threads.h>
typedef struct { mtx_t m; cnd_t c; int readers; int writer; } rw_t;
static void rw_rdlock(rw_t *l)
{
    mtx_lock(&l->m);
    while (l->writer)
        cnd_wait(&l->c, &l->m);
    l->readers++;
    mtx_unlock(&l->m);
}
static void rw_rdunlock(rw_t *l)
{
    mtx_lock(&l->m);
    if (--l->readers == 0)
        cnd_broadcast(&l->c);
    mtx_unlock(&l->m);
}
static void rw_wrlock(rw_t *l)
{
    mtx_lock(&l->m);
    while (l->writer || l->readers > 0)
        cnd_wait(&l->c, &l->m);
    l->writer = 1;
    mtx_unlock(&l->m);
}
static void rw_wrunlock(rw_t *l)
{
    mtx_lock(&l->m);
    l->writer = 0;
    cnd_broadcast(&l->c);
    mtx_unlock(&l->m);
}
static struct { rw_t lock; int x, y; } point;
static int mover(void *arg)
{
    (void)arg;
    for (int i = 0; i < 50; i++) {
        rw_wrlock(&point.lock);
        point.x++;
        point.y--;
        rw_wrunlock(&point.lock);
    }
    return 0;
}
static int watcher(void *arg)
{
    int bad = 0;
    (void)arg;
    for (int i = 0; i < 50; i++) {
        rw_rdlock(&point.lock);
        if (point.x + point.y != 0)
            bad++;
        rw_rdunlock(&point.lock);
    }
    return bad;
}
int main(void)
{
    thrd_t a, b, c;
    int r;
    mtx_init(&point.lock.m, mtx_plain);
    cnd_init(&point.lock.c);
    thrd_create(&a, mover, NULL);
    thrd_create(&b, mover, NULL);
    thrd_create(&c, watcher, NULL);
    thrd_join(a, NULL);
    thrd_join(b, NULL);
    thrd_join(c, &r);
    return r;
}
