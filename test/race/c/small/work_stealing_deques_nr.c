// Work stealing: each worker has a locked deque, thieves lock the victim's
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#define W 3
#define CAP 256
struct deque { pthread_mutex_t m; int item[CAP]; int top, bottom; };
struct worker { int id; struct deque dq; long sum; };
static struct worker w[W];
static atomic_int left;
static int pop(struct deque *d, int *out)
{
    int ok = 0;
    pthread_mutex_lock(&d->m);
    if (d->bottom > d->top) {
        *out = d->item[--d->bottom];
        ok = 1;
    }
    pthread_mutex_unlock(&d->m);
    return ok;
}
static int steal(struct deque *d, int *out)
{
    int ok = 0;
    pthread_mutex_lock(&d->m);
    if (d->top < d->bottom) {
        *out = d->item[d->top++];
        ok = 1;
    }
    pthread_mutex_unlock(&d->m);
    return ok;
}
static void push(struct deque *d, int v)
{
    pthread_mutex_lock(&d->m);
    d->item[d->bottom++] = v;
    pthread_mutex_unlock(&d->m);
}
static void *run(void *arg)
{
    struct worker *me = arg;
    while (atomic_load(&left) > 0) {
        int v;
        int got = pop(&me->dq, &v);
        for (int i = 1; !got && i < W; i++)
            got = steal(&w[(me->id + i) % W].dq, &v);
        if (!got)
            continue;
        me->sum += v;
        if (v > 64 && v % 2 == 0) {
            atomic_fetch_add(&left, 1);
            push(&me->dq, v / 2);
        }
        atomic_fetch_sub(&left, 1);
    }
    return NULL;
}
int main(void)
{
    pthread_t t[W];
    long total = 0;
    for (int i = 0; i < W; i++) {
        w[i].id = i;
        pthread_mutex_init(&w[i].dq.m, NULL);
        for (int k = 0; k < 20; k++) {
            push(&w[i].dq, i * 40 + k);
            atomic_fetch_add(&left, 1);
        }
    }
    for (int i = 0; i < W; i++)
        pthread_create(&t[i], NULL, run, &w[i]);
    for (int i = 0; i < W; i++) {
        pthread_join(t[i], NULL);
        total += w[i].sum;
    }
    printf("%ld\n", total);
    return 0;
}
