// Tasks of two kinds in one queue: the second kind reads the results of the first
// tsan: no: runs of the program rarely show it
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct task {
    void (*run)(void *);
    void *arg;
    struct task *next;
};
static struct task *first, *last;
static int closed;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t more = PTHREAD_COND_INITIALIZER;

static struct task *task_new(void (*run)(void *), void *arg)
{
    struct task *t = malloc(sizeof *t);
    if (!t)
        abort();
    t->run = run;
    t->arg = arg;
    t->next = NULL;
    return t;
}

static void submit(void (*run)(void *), void *arg)
{
    struct task *t = task_new(run, arg);
    pthread_mutex_lock(&lock);
    if (last)
        last->next = t;
    else
        first = t;
    last = t;
    pthread_cond_signal(&more);
    pthread_mutex_unlock(&lock);
}

static void *worker(void *unused)
{
    for (;;) {
        pthread_mutex_lock(&lock);
        while (!first && !closed)
            pthread_cond_wait(&more, &lock);
        struct task *t = first;
        if (t) {
            first = t->next;
            if (!first)
                last = NULL;
        }
        pthread_mutex_unlock(&lock);
        if (!t)
            return unused;
        t->run(t->arg);
        free(t);
    }
}

struct square {
    int n, result;
};

static void square(void *p)
{
    struct square *s = p;
    s->result = s->n * s->n; // RACE!
}

static void say(void *p)
{
    struct square *s = p;
    if (s->result > 10) // RACE!
        puts("large");
}

int main(void)
{
    pthread_t t[3];
    struct square jobs[10];
    int sum = 0;
    for (int i = 0; i < 10; i++)
        jobs[i].n = i;
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, worker, NULL);
    for (int i = 0; i < 10; i++) {
        submit(square, &jobs[i]);
        submit(say, &jobs[i]);
    }
    pthread_mutex_lock(&lock);
    closed = 1;
    pthread_cond_broadcast(&more);
    pthread_mutex_unlock(&lock);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    for (int i = 0; i < 10; i++)
        sum += jobs[i].result;
    printf("%d\n", sum);
    return 0;
}
