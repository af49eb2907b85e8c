// Work in rings of links: the second list is emptied with the lock of the first.
// tsan: some: what follows from a torn list is a matter of time
#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

struct link {
    struct link *next, *prev;
};

#define container_of(p, type, member) ((type *)((char *)(p) - offsetof(type, member)))

static void link_init(struct link *h) { h->next = h->prev = h; } // RACE
static int link_empty(const struct link *h) { return h->next == h; } // RACE!

static void link_insert_tail(struct link *h, struct link *q)
{
    q->next = h; // RACE
    q->prev = h->prev; // RACE
    q->prev->next = q; // RACE!
    h->prev = q; // RACE!
}

static void link_remove(struct link *q)
{
    q->prev->next = q->next; // RACE!
    q->next->prev = q->prev; // RACE!
}

struct work {
    struct link wq;
    int in, out;
};

static struct link wq, done_wq;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER, loop_mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER, loop_cond = PTHREAD_COND_INITIALIZER;
static int exiting;

static void triple(struct work *w)
{
    w->out = w->in * 3; // RACE
}

static void *worker(void *arg)
{
    (void)arg;
    for (;;) {
        pthread_mutex_lock(&mutex);
        while (link_empty(&wq) && !exiting)
            pthread_cond_wait(&cond, &mutex);
        if (link_empty(&wq)) {
            pthread_mutex_unlock(&mutex);
            break;
        }
        struct link *q = wq.next; // RACE
        link_remove(q); // RACE
        link_init(q);
        pthread_mutex_unlock(&mutex);

        struct work *w = container_of(q, struct work, wq);
        triple(w);

        pthread_mutex_lock(&loop_mutex);
        link_insert_tail(&done_wq, &w->wq);
        pthread_cond_signal(&loop_cond);
        pthread_mutex_unlock(&loop_mutex);
    }
    return NULL;
}

static void submit(struct work *w)
{
    pthread_mutex_lock(&mutex);
    link_insert_tail(&wq, &w->wq);
    pthread_cond_signal(&cond);
    pthread_mutex_unlock(&mutex);
}

int main(void)
{
    pthread_t t[2];
    int sum = 0;
    link_init(&wq);
    link_init(&done_wq);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, worker, NULL);
    for (int i = 0; i < 20; i++) {
        struct work *w = malloc(sizeof *w);
        w->in = i;
        submit(w);
    }
    for (int left = 20; left > 0; left--) {
        pthread_mutex_lock(&mutex);
        while (link_empty(&done_wq)) // RACE
            pthread_cond_wait(&loop_cond, &mutex);
        struct link *q = done_wq.next; // RACE!
        link_remove(q);
        pthread_mutex_unlock(&mutex);
        struct work *w = container_of(q, struct work, wq);
        sum += w->out; // RACE
        free(w); // RACE
    }
    pthread_mutex_lock(&mutex);
    exiting = 1;
    pthread_cond_broadcast(&cond);
    pthread_mutex_unlock(&mutex);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", sum);
    return 0;
}
