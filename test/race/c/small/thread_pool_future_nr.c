// Thread pool whose tasks carry a result that the submitter waits for by the task's own condition
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
struct task {
    int (*fn)(int);
    int arg, result, done;
    pthread_mutex_t m;
    pthread_cond_t c;
    struct task *next;
};
static struct { pthread_mutex_t m; pthread_cond_t c; struct task *head, *tail; int stop; } q = {
    PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, NULL, NULL, 0
};
static int square(int x) { return x * x; }
static int cube(int x) { return x * x * x; }
static void *worker(void *arg)
{
    (void)arg;
    for (;;) {
        pthread_mutex_lock(&q.m);
        while (!q.head && !q.stop)
            pthread_cond_wait(&q.c, &q.m);
        struct task *t = q.head;
        if (!t) {
            pthread_mutex_unlock(&q.m);
            return NULL;
        }
        q.head = t->next;
        if (!q.head)
            q.tail = NULL;
        pthread_mutex_unlock(&q.m);
        int r = t->fn(t->arg);
        pthread_mutex_lock(&t->m);
        t->result = r;
        t->done = 1;
        pthread_cond_signal(&t->c);
        pthread_mutex_unlock(&t->m);
    }
}
static struct task *submit(int (*fn)(int), int arg)
{
    struct task *t = calloc(1, sizeof *t);
    t->fn = fn;
    t->arg = arg;
    pthread_mutex_init(&t->m, NULL);
    pthread_cond_init(&t->c, NULL);
    pthread_mutex_lock(&q.m);
    if (q.tail)
        q.tail->next = t;
    else
        q.head = t;
    q.tail = t;
    pthread_cond_signal(&q.c);
    pthread_mutex_unlock(&q.m);
    return t;
}
static int await(struct task *t)
{
    int r;
    pthread_mutex_lock(&t->m);
    while (!t->done)
        pthread_cond_wait(&t->c, &t->m);
    r = t->result;
    pthread_mutex_unlock(&t->m);
    return r;
}
int main(void)
{
    pthread_t w[3];
    struct task *t[10];
    int sum = 0;
    for (int i = 0; i < 3; i++)
        pthread_create(&w[i], NULL, worker, NULL);
    for (int i = 0; i < 10; i++)
        t[i] = submit(i % 2 ? square : cube, i);
    for (int i = 0; i < 10; i++)
        sum += await(t[i]);
    pthread_mutex_lock(&q.m);
    q.stop = 1;
    pthread_cond_broadcast(&q.c);
    pthread_mutex_unlock(&q.m);
    for (int i = 0; i < 3; i++)
        pthread_join(w[i], NULL);
    for (int i = 0; i < 10; i++)
        free(t[i]);
    printf("%d\n", sum);
    return 0;
}
