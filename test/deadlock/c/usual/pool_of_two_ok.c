#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#define WORKERS 2
struct task { void (*fn)(struct task *); struct task *next; bool done; int in, out; };
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t work = PTHREAD_COND_INITIALIZER, finished = PTHREAD_COND_INITIALIZER;
static struct task *head;
static bool quit;
static void submit(struct task *t)
{
    pthread_mutex_lock(&m);
    t->next = head;
    head = t;
    pthread_cond_signal(&work);
    pthread_mutex_unlock(&m);
}
static void await(struct task *t)
{
    pthread_mutex_lock(&m);
    while (!t->done)
        pthread_cond_wait(&finished, &m);
    pthread_mutex_unlock(&m);
}
static void *worker(void *arg)
{
    for (;;) {
        pthread_mutex_lock(&m);
        while (!head && !quit)
            pthread_cond_wait(&work, &m);
        struct task *t = head;
        if (!t) { pthread_mutex_unlock(&m); return arg; }
        head = t->next;
        pthread_mutex_unlock(&m);
        t->fn(t);
        pthread_mutex_lock(&m);
        t->done = true;
        pthread_cond_broadcast(&finished);
        pthread_mutex_unlock(&m);
    }
}
static void leaf(struct task *t) { t->out = t->in * t->in; }
static void split(struct task *t)
{
    t->out = 2 * (t->in / 2) * (t->in / 2);
}
int main(void)
{
    pthread_t th[WORKERS];
    struct task t[6] = {0};
    for (int i = 0; i < WORKERS; i++) pthread_create(&th[i], NULL, worker, NULL);
    for (int i = 0; i < 6; i++) { t[i].fn = i ? split : leaf; t[i].in = i; submit(&t[i]); }
    for (int i = 0; i < 6; i++) await(&t[i]);
    pthread_mutex_lock(&m);
    quit = true;
    pthread_cond_broadcast(&work);
    pthread_mutex_unlock(&m);
    for (int i = 0; i < WORKERS; i++) pthread_join(th[i], NULL);
    return 0;
}
