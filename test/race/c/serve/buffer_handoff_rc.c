// the reader thread fills the next bytes into the buffer it has handed over
// tsan: some: the consumer is fast or the sender is
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct buf {
    int len;
    char data[64];
    struct buf *next;
};

static struct {
    pthread_mutex_t lock;
    pthread_cond_t cond;
    struct buf *first, **last;
    int eof;
} inbox = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, NULL, &inbox.first, 0};

static void inbox_put(struct buf *b)
{
    pthread_mutex_lock(&inbox.lock);
    *inbox.last = b;
    inbox.last = &b->next;
    pthread_cond_signal(&inbox.cond);
    pthread_mutex_unlock(&inbox.lock);
}

static struct buf *inbox_get(void)
{
    struct buf *b;

    pthread_mutex_lock(&inbox.lock);
    while (!inbox.first && !inbox.eof)
        pthread_cond_wait(&inbox.cond, &inbox.lock);
    b = inbox.first;
    if (b) {
        inbox.first = b->next;
        if (!inbox.first)
            inbox.last = &inbox.first;
    }
    pthread_mutex_unlock(&inbox.lock);
    return b;
}

static void *parser(void *arg)
{
    struct buf *b;
    long sum = 0;

    while ((b = inbox_get()) != NULL) {
        for (int i = 0; i < b->len; i++) // RACE!
            sum += b->data[i]; // NORACE
        b->len = 0; // RACE!
        free(b); // RACE!
    }
    *(long *)arg = sum;
    return NULL;
}

int main(void)
{
    pthread_t t;
    long sum = 0;

    pthread_create(&t, NULL, parser, &sum);
    for (int i = 0; i < 20; i++) {
        struct buf *b = calloc(1, sizeof(*b));

        b->len = snprintf(b->data, sizeof(b->data), "packet %d", i); // NORACE
        inbox_put(b);
        b->len++; // RACE!
    }
    pthread_mutex_lock(&inbox.lock);
    inbox.eof = 1;
    pthread_cond_signal(&inbox.cond);
    pthread_mutex_unlock(&inbox.lock);
    pthread_join(t, NULL);
    printf("%ld\n", sum); // NORACE
    return 0;
}
