// An event loop hands tasks to threads and picks up finished ones from a list under another lock.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

struct task {
    struct task *next;
    unsigned id;
    void (*handler)(void *ctx);
    void (*done)(struct task *t);
    struct { int n; int result; } ctx;
};

struct queue {
    struct task *first;
    struct task **last;
};

static struct queue todo, finished;
static pthread_mutex_t mtx = PTHREAD_MUTEX_INITIALIZER, done_mtx = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
static int pipefd[2];
static int waiting, stop, total;

static void queue_init(struct queue *q)
{
    q->first = NULL;
    q->last = &q->first;
}

static void compute(void *ctx)
{
    struct { int n; int result; } *c = ctx;
    c->result = c->n * c->n; // NORACE
}

static void *cycle(void *arg)
{
    (void)arg;
    for (;;) {
        pthread_mutex_lock(&mtx);
        waiting--;
        while (todo.first == NULL && !stop)
            pthread_cond_wait(&cond, &mtx);
        if (todo.first == NULL) {
            pthread_mutex_unlock(&mtx);
            return NULL;
        }
        struct task *t = todo.first;
        todo.first = t->next;
        if (todo.first == NULL)
            todo.last = &todo.first;
        pthread_mutex_unlock(&mtx);

        t->handler(&t->ctx);
        t->next = NULL; // NORACE

        pthread_mutex_lock(&done_mtx);
        *finished.last = t; // NORACE
        finished.last = &t->next;
        pthread_mutex_unlock(&done_mtx);
        if (write(pipefd[1], "x", 1) != 1)
            return NULL;
    }
}

static void post(struct task *t)
{
    t->next = NULL;
    pthread_mutex_lock(&mtx);
    *todo.last = t; // NORACE
    todo.last = &t->next;
    waiting++;
    pthread_cond_signal(&cond);
    pthread_mutex_unlock(&mtx);
}

static int handle_finished(void)
{
    int n = 0;
    char c;
    if (read(pipefd[0], &c, 1) != 1)
        return 0;
    pthread_mutex_lock(&done_mtx);
    struct task *t = finished.first;
    queue_init(&finished);
    pthread_mutex_unlock(&done_mtx);
    while (t) {
        struct task *next = t->next; // NORACE
        t->done(t);
        t = next;
        n++;
    }
    return n;
}

static void on_done(struct task *t)
{
    total += t->ctx.result; // NORACE
    free(t);
}

int main(void)
{
    pthread_t th[3];
    queue_init(&todo);
    queue_init(&finished);
    if (pipe(pipefd) != 0)
        return 1;
    for (int i = 0; i < 3; i++)
        pthread_create(&th[i], NULL, cycle, NULL);
    for (unsigned i = 0; i < 20; i++) {
        struct task *t = calloc(1, sizeof *t);
        t->id = i;
        t->ctx.n = i;
        t->handler = compute;
        t->done = on_done;
        post(t);
    }
    for (int left = 20; left > 0;)
        left -= handle_finished();
    pthread_mutex_lock(&mtx);
    stop = 1;
    pthread_cond_broadcast(&cond);
    pthread_mutex_unlock(&mtx);
    for (int i = 0; i < 3; i++)
        pthread_join(th[i], NULL);
    printf("%d\n", total);
    return 0;
}
