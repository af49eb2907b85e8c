// Workers count a latch down; main reads what they wrote
#include <pthread.h>
#include <stdlib.h>
#define T 5
struct latch { pthread_mutex_t m; pthread_cond_t c; int left; };
static struct latch *latch_new(int n)
{
    struct latch *l = malloc(sizeof *l);
    pthread_mutex_init(&l->m, NULL);
    pthread_cond_init(&l->c, NULL);
    l->left = n;
    return l;
}
static void latch_down(struct latch *l)
{
    pthread_mutex_lock(&l->m);
    if (--l->left == 0)
        pthread_cond_broadcast(&l->c);
    pthread_mutex_unlock(&l->m);
}
static void latch_wait(struct latch *l)
{
    pthread_mutex_lock(&l->m);
    while (l->left > 0)
        pthread_cond_wait(&l->c, &l->m);
    pthread_mutex_unlock(&l->m);
}
struct work { struct latch *done; int in, out; };
static void *work(void *arg)
{
    struct work *w = arg;
    w->out = w->in + 1;
    latch_down(w->done);
    return NULL;
}
int main(void)
{
    struct latch *l = latch_new(T);
    struct work w[T];
    int sum = 0;
    for (int i = 0; i < T; i++) {
        pthread_t t;
        w[i].done = l;
        w[i].in = i;
        pthread_create(&t, NULL, work, &w[i]);
        pthread_detach(t);
    }
    latch_wait(l);
    for (int i = 0; i < T; i++)
        sum += w[i].out;
    return sum != 15;
}
