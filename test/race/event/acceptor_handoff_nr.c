// the acceptor hands connections to workers through a queue
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define CAPACITY 16

struct conn {
    int id;
    int requests;
};

static struct conn *queue[CAPACITY];
static int head, tail, done;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;

static void push(struct conn *c)
{
    pthread_mutex_lock(&lock);
    while (tail - head == CAPACITY)
        pthread_cond_wait(&changed, &lock);
    queue[tail++ % CAPACITY] = c;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&lock);
}

static struct conn *pop(void)
{
    struct conn *c = NULL;

    pthread_mutex_lock(&lock);
    while (head == tail && !done)
        pthread_cond_wait(&changed, &lock);
    if (head != tail) {
        c = queue[head++ % CAPACITY];
        pthread_cond_broadcast(&changed);
    }
    pthread_mutex_unlock(&lock);
    return c;
}

static void *worker(void *unused)
{
    struct conn *c;

    (void)unused;
    while ((c = pop())) {
        c->requests++; // NORACE
        free(c); // NORACE
    }
    return NULL;
}

int main(void)
{
    pthread_t w[3];

    for (int i = 0; i < 3; i++)
        pthread_create(&w[i], NULL, worker, NULL);
    for (int i = 0; i < 50; i++) {
        struct conn *c = malloc(sizeof(*c));
        c->id = i;
        c->requests = 0;
        push(c);
    }
    pthread_mutex_lock(&lock);
    done = 1;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&lock);
    for (int i = 0; i < 3; i++)
        pthread_join(w[i], NULL);
    return 0;
}
