// A request whose answer is read if the flag is set, and otherwise, too
// tsan: no: a condition rarely wakes up for nothing
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct request {
    int a, b;
    int result;
    int done;
    pthread_mutex_t lock;
    pthread_cond_t cond;
    struct request *next;
};

static struct request *head;
static pthread_mutex_t qlock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t qcond = PTHREAD_COND_INITIALIZER;
static int stopping;

static void submit(struct request *r)
{
    pthread_mutex_lock(&qlock);
    r->next = head;             // RACE
    head = r;
    pthread_cond_signal(&qcond);
    pthread_mutex_unlock(&qlock);
}

static void *worker(void *arg)
{
    (void)arg;
    for (;;) {
        pthread_mutex_lock(&qlock);
        while (head == NULL && !stopping)
            pthread_cond_wait(&qcond, &qlock);
        if (head == NULL) {
            pthread_mutex_unlock(&qlock);
            return NULL;
        }
        struct request *r = head;
        head = r->next;                 // RACE
        pthread_mutex_unlock(&qlock);
        r->result = r->a * r->b;        // RACE!
        pthread_mutex_lock(&r->lock);
        r->done = 1;                    // RACE
        pthread_cond_signal(&r->cond);
        pthread_mutex_unlock(&r->lock);
    }
}

static void *client(void *arg)
{
    int n = (int)(long)arg;
    for (int i = 0; i < 100; i++) {
        struct request r = { .a = n, .b = i };  // RACE
        pthread_mutex_init(&r.lock, NULL);
        pthread_cond_init(&r.cond, NULL);
        submit(&r);
        pthread_mutex_lock(&r.lock);
        if (!r.done)
            pthread_cond_wait(&r.cond, &r.lock);
        pthread_mutex_unlock(&r.lock);
        if (r.result != n * i)          // RACE!
            abort();
        pthread_cond_destroy(&r.cond);
        pthread_mutex_destroy(&r.lock);
    }
    return NULL;
}

int main(void)
{
    pthread_t w[2], c[3];
    for (int i = 0; i < 2; i++)
        pthread_create(&w[i], NULL, worker, NULL);
    for (long i = 0; i < 3; i++)
        pthread_create(&c[i], NULL, client, (void *)i);
    for (int i = 0; i < 3; i++)
        pthread_join(c[i], NULL);
    pthread_mutex_lock(&qlock);
    stopping = 1;
    pthread_cond_broadcast(&qcond);
    pthread_mutex_unlock(&qlock);
    for (int i = 0; i < 2; i++)
        pthread_join(w[i], NULL);
    puts("ok");
    return 0;
}
