// The result is stored after the wait group was told
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct wait_group {
    pthread_mutex_t mu;
    pthread_cond_t cv;
    int count;
};

static void wg_done(struct wait_group *w)
{
    pthread_mutex_lock(&w->mu);
    if (--w->count == 0) // NORACE
        pthread_cond_broadcast(&w->cv);
    pthread_mutex_unlock(&w->mu);
}
static void wg_wait(struct wait_group *w)
{
    pthread_mutex_lock(&w->mu);
    while (w->count > 0) // NORACE
        pthread_cond_wait(&w->cv, &w->mu);
    pthread_mutex_unlock(&w->mu);
}

struct task {
    struct wait_group *wg;
    int n;
    long fact;
};

static void *run(void *arg)
{
    struct task *t = arg;
    long f = 1;
    for (int i = 2; i <= t->n; i++)
        f *= i;
    wg_done(t->wg);
    t->fact = f; // RACE!
    return NULL;
}

int main(void)
{
    static struct wait_group wg = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 10};
    static struct task task[10];
    for (int i = 0; i < 10; i++) {
        pthread_t t;
        task[i].wg = &wg;
        task[i].n = i; // NORACE
        if (pthread_create(&t, NULL, run, &task[i]))
            abort();
        pthread_detach(t);
    }
    wg_wait(&wg);
    for (int i = 0; i < 10; i++)
        printf("%ld\n", task[i].fact); // RACE!
    return 0;
}
