/* Threads with arguments of their own, results by join, a queue of tasks, thread-local data. */
#include <pthread.h>
#include <stdlib.h>
struct task {
    void (*run)(struct task *);
    int *out;
    struct task *next;
};
static struct task *queue;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static _Thread_local int mine, *recent;
static int totals[2];
static void add(struct task *t) { *t->out += 1, recent = t->out; }
static void clear(struct task *t) { *t->out = 0, recent = &mine; }
static void init(void) { recent = &totals[1]; }
static void submit(void (*run)(struct task *), int *out)
{
    struct task *t = malloc(sizeof *t);
    t->run = run;
    t->out = out;
    pthread_mutex_lock(&lock);
    t->next = queue;
    queue = t;
    pthread_mutex_unlock(&lock);
}
static void *worker(void *arg)
{
    int *box = arg;
    pthread_once(&once, init);
    while (queue) {
        pthread_mutex_lock(&lock);
        struct task *t = queue;
        queue = t->next;
        pthread_mutex_unlock(&lock);
        t->run(t);
        *box += *recent;
        free(t);
    }
    return box;
}
int main(void)
{
    pthread_t t[2];
    int boxes[2] = {0, 0}, sum = 0;
    submit(add, &totals[0]);
    submit(clear, &totals[1]);
    for (int i = 0; i < 2; i++) {
        submit(i ? add : clear, &totals[i]);
        pthread_create(&t[i], NULL, worker, &boxes[i]);
    }
    for (int i = 0; i < 2; i++) {
        void *result;
        pthread_join(t[i], &result);
        sum += *(int *)result;
    }
    return sum;
}
