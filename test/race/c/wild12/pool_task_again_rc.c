// one task that is given to the pool again and again; its flag is set still from the first time
#include <pthread.h>
#include <stdlib.h>

struct task {
    struct task *next;
    int (*fn)(int);
    int arg, result;
    int done;
    pthread_mutex_t m;
    pthread_cond_t c;
};
static struct {
    pthread_mutex_t m;
    pthread_cond_t c;
    struct task *head, *tail;
    int stop;
} q = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, NULL, NULL, 0};

static void *worker(void *arg)
{
    (void)arg;
    for (;;) {
        pthread_mutex_lock(&q.m);
        while (!q.head && !q.stop)
            pthread_cond_wait(&q.c, &q.m);
        struct task *t = q.head; // NORACE
        if (!t) {
            pthread_mutex_unlock(&q.m);
            return NULL;
        }
        q.head = t->next; // RACE! next
        if (!q.head)
            q.tail = NULL;
        pthread_mutex_unlock(&q.m);
        int r = t->fn(t->arg); // RACE! arg
        pthread_mutex_lock(&t->m);
        t->result = r; // RACE! result
        t->done = 1;   // NORACE
        pthread_cond_signal(&t->c);
        pthread_mutex_unlock(&t->m);
    }
}
static void submit(struct task *t)
{
    pthread_mutex_lock(&t->m);
    t->next = NULL; // RACE! next
    pthread_mutex_unlock(&t->m);
    pthread_mutex_lock(&q.m);
    if (q.tail)
        q.tail->next = t; // RACE
    else
        q.head = t;
    q.tail = t;
    pthread_cond_signal(&q.c);
    pthread_mutex_unlock(&q.m);
}
static int await(struct task *t)
{
    pthread_mutex_lock(&t->m);
    while (!t->done) // NORACE
        pthread_cond_wait(&t->c, &t->m);
    pthread_mutex_unlock(&t->m);
    return t->result; // RACE! result
}
static int square(int x) { return x * x; }
int main(void)
{
    pthread_t w[2];
    struct task *t = calloc(1, sizeof *t);
    int sum = 0;
    pthread_mutex_init(&t->m, NULL);
    pthread_cond_init(&t->c, NULL);
    t->fn = square;
    for (int i = 0; i < 2; i++)
        pthread_create(&w[i], NULL, worker, NULL);
    for (int i = 0; i < 5; i++) {
        t->arg = i; // RACE! arg
        submit(t);
        sum += await(t);
    }
    pthread_mutex_lock(&q.m);
    q.stop = 1;
    pthread_cond_broadcast(&q.c);
    pthread_mutex_unlock(&q.m);
    for (int i = 0; i < 2; i++)
        pthread_join(w[i], NULL);
    free(t);
    return sum;
}
