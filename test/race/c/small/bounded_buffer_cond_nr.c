// Bounded buffer in a struct with two conditions
#include <pthread.h>
#include <stdlib.h>

struct buffer {
    void **items;
    int cap, len, in, out;
    pthread_mutex_t mu;
    pthread_cond_t not_empty, not_full;
};

static struct buffer *buffer_new(int cap)
{
    struct buffer *b = calloc(1, sizeof *b);
    b->items = calloc((size_t)cap, sizeof *b->items);
    b->cap = cap;
    pthread_mutex_init(&b->mu, NULL);
    pthread_cond_init(&b->not_empty, NULL);
    pthread_cond_init(&b->not_full, NULL);
    return b;
}

static void buffer_put(struct buffer *b, void *item)
{
    pthread_mutex_lock(&b->mu);
    while (b->len == b->cap)
        pthread_cond_wait(&b->not_full, &b->mu);
    b->items[b->in] = item;
    b->in = (b->in + 1) % b->cap;
    b->len++;
    pthread_cond_signal(&b->not_empty);
    pthread_mutex_unlock(&b->mu);
}

static void *buffer_get(struct buffer *b)
{
    void *item;
    pthread_mutex_lock(&b->mu);
    while (b->len == 0)
        pthread_cond_wait(&b->not_empty, &b->mu);
    item = b->items[b->out];
    b->out = (b->out + 1) % b->cap;
    b->len--;
    pthread_cond_signal(&b->not_full);
    pthread_mutex_unlock(&b->mu);
    return item;
}

static void *producer(void *arg)
{
    struct buffer *b = arg;
    for (int i = 0; i < 20; i++) {
        int *p = malloc(sizeof *p);
        *p = i;
        buffer_put(b, p);
    }
    buffer_put(b, NULL);
    return NULL;
}

static void *consumer(void *arg)
{
    struct buffer *b = arg;
    int *p, sum = 0;
    while ((p = buffer_get(b)) != NULL) {
        *p += 1;
        sum += *p;
        free(p);
    }
    return (void *)(long)sum;
}

int main(void)
{
    struct buffer *b = buffer_new(4);
    pthread_t p[2], c[2];
    for (int i = 0; i < 2; i++) {
        pthread_create(&p[i], NULL, producer, b);
        pthread_create(&c[i], NULL, consumer, b);
    }
    for (int i = 0; i < 2; i++) {
        pthread_join(p[i], NULL);
        pthread_join(c[i], NULL);
    }
    free(b->items);
    free(b);
    return 0;
}
