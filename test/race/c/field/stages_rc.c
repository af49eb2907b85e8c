// A stage goes on with the item after it was sent on.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define CAP 4

typedef struct {
    void *slots[CAP];
    int in, out, n;
    pthread_mutex_t m;
    pthread_cond_t nonempty, nonfull;
} chan_t;

typedef struct {
    int number;
    long square;
    char label[16];
} item_t;

static chan_t c1 = {.m = PTHREAD_MUTEX_INITIALIZER, .nonempty = PTHREAD_COND_INITIALIZER, .nonfull = PTHREAD_COND_INITIALIZER};
static chan_t c2 = {.m = PTHREAD_MUTEX_INITIALIZER, .nonempty = PTHREAD_COND_INITIALIZER, .nonfull = PTHREAD_COND_INITIALIZER};

static void chan_send(chan_t *c, void *p)
{
    pthread_mutex_lock(&c->m);
    while (c->n == CAP)
        pthread_cond_wait(&c->nonfull, &c->m);
    c->slots[c->in] = p;
    c->in = (c->in + 1) % CAP;
    c->n++;
    pthread_cond_signal(&c->nonempty);
    pthread_mutex_unlock(&c->m);
}

static void *chan_recv(chan_t *c)
{
    pthread_mutex_lock(&c->m);
    while (c->n == 0)
        pthread_cond_wait(&c->nonempty, &c->m);
    void *p = c->slots[c->out];
    c->out = (c->out + 1) % CAP;
    c->n--;
    pthread_cond_signal(&c->nonfull);
    pthread_mutex_unlock(&c->m);
    return p;
}

static void *produce(void *arg)
{
    (void)arg;
    for (int i = 0; i < 100; i++) {
        item_t *it = malloc(sizeof *it);
        it->number = i;
        chan_send(&c1, it);
    }
    chan_send(&c1, NULL);
    return NULL;
}

static void *square(void *arg)
{
    (void)arg;
    item_t *it;
    while ((it = chan_recv(&c1)) != NULL) {
        it->square = (long)it->number * it->number;
        chan_send(&c2, it);
        snprintf(it->label, sizeof it->label, "#%d", it->number); // RACE!
    }
    chan_send(&c2, NULL);
    return NULL;
}

static void *print(void *arg)
{
    (void)arg;
    item_t *it;
    while ((it = chan_recv(&c2)) != NULL) {
        printf("%s %ld\n", it->label, it->square); // RACE!
        free(it); // RACE
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b, c;
    pthread_create(&a, NULL, produce, NULL);
    pthread_create(&b, NULL, square, NULL);
    pthread_create(&c, NULL, print, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    pthread_join(c, NULL);
    return 0;
}
