// A wait group: results in a table, main waits until the count is zero; threads are detached
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct wait_group {
    pthread_mutex_t mu;
    pthread_cond_t cv;
    int count;
};

static void wg_add(struct wait_group *w, int n)
{
    pthread_mutex_lock(&w->mu);
    w->count += n; // NORACE
    pthread_mutex_unlock(&w->mu);
}
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
    for (int i = 2; i <= t->n; i++) // NORACE
        f *= i;
    t->fact = f; // NORACE
    wg_done(t->wg);
    return NULL;
}

int main(void)
{
    struct wait_group wg = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0};
    struct task task[10];
    pthread_attr_t attr;
    pthread_attr_init(&attr);
    pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED);
    for (int i = 0; i < 10; i++) {
        pthread_t t;
        task[i].wg = &wg;
        task[i].n = i; // NORACE
        wg_add(&wg, 1);
        if (pthread_create(&t, &attr, run, &task[i]))
            abort();
    }
    wg_wait(&wg);
    for (int i = 0; i < 10; i++)
        printf("%ld\n", task[i].fact); // NORACE
    return 0;
}
