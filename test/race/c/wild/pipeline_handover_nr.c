// Buffers go from stage to stage through one-place mailboxes
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct buf { int n; int data[16]; };

struct mailbox {
    pthread_mutex_t m;
    pthread_cond_t c;
    struct buf *item;
    int closed;
};

static struct mailbox box[2] = {
    { PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, NULL, 0 },
    { PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, NULL, 0 },
};

static void mail(struct mailbox *b, struct buf *item)
{
    pthread_mutex_lock(&b->m);
    while (b->item)
        pthread_cond_wait(&b->c, &b->m);
    if (item)
        b->item = item;
    else
        b->closed = 1;
    pthread_cond_broadcast(&b->c);
    pthread_mutex_unlock(&b->m);
}

static struct buf *fetch(struct mailbox *b)
{
    struct buf *item;
    pthread_mutex_lock(&b->m);
    while (!b->item && !b->closed)
        pthread_cond_wait(&b->c, &b->m);
    item = b->item;
    b->item = NULL;
    pthread_cond_broadcast(&b->c);
    pthread_mutex_unlock(&b->m);
    return item;
}

static void *doubler(void *arg)
{
    struct buf *b;
    while ((b = fetch(&box[0]))) {
        for (int i = 0; i < b->n; i++)
            b->data[i] *= 2;
        mail(&box[1], b);
    }
    mail(&box[1], NULL);
    return arg;
}

static void *printer(void *arg)
{
    struct buf *b;
    while ((b = fetch(&box[1]))) {
        int sum = 0;
        for (int i = 0; i < b->n; i++)
            sum += b->data[i];
        printf("%d\n", sum);
        free(b);
    }
    return arg;
}

int main(void)
{
    pthread_t d, p;
    pthread_create(&d, NULL, doubler, NULL);
    pthread_create(&p, NULL, printer, NULL);
    for (int k = 0; k < 10; k++) {
        struct buf *b = malloc(sizeof *b);
        b->n = 16;
        for (int i = 0; i < b->n; i++)
            b->data[i] = k + i;
        mail(&box[0], b);
    }
    mail(&box[0], NULL);
    pthread_join(d, NULL);
    pthread_join(p, NULL);
    return 0;
}
