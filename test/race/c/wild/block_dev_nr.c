// Block device driver: request list, interrupt thread, completion, open count
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SECTOR 32
#define SECTORS 64

struct completion {
    pthread_mutex_t m;
    pthread_cond_t c;
    bool done;
};

struct io_request {
    unsigned sector;
    bool write;
    char *data;
    int error;
    struct completion comp;
    struct io_request *next;
};

struct disk {
    pthread_spinlock_t queue_lock;
    struct io_request *pending, **pending_tail;
    pthread_mutex_t open_mutex;
    int open_count;
    char media[SECTORS][SECTOR];
    pthread_t irq;
    pthread_mutex_t irq_m;
    pthread_cond_t irq_c;
    int raised;
    bool dying;
    unsigned long n_done;
};

static void completion_init(struct completion *c)
{
    pthread_mutex_init(&c->m, NULL);
    pthread_cond_init(&c->c, NULL);
    c->done = false;
}

static void complete(struct completion *c)
{
    pthread_mutex_lock(&c->m);
    c->done = true;
    pthread_cond_signal(&c->c);
    pthread_mutex_unlock(&c->m);
}

static void wait_for_completion(struct completion *c)
{
    pthread_mutex_lock(&c->m);
    while (!c->done)
        pthread_cond_wait(&c->c, &c->m);
    pthread_mutex_unlock(&c->m);
}

static struct io_request *next_request(struct disk *d)
{
    struct io_request *rq;
    pthread_spin_lock(&d->queue_lock);
    rq = d->pending;
    if (rq) {
        d->pending = rq->next;
        if (!d->pending)
            d->pending_tail = &d->pending;
    }
    pthread_spin_unlock(&d->queue_lock);
    return rq;
}

static void transfer(struct disk *d, struct io_request *rq)
{
    if (rq->sector >= SECTORS) {
        rq->error = -5;
        return;
    }
    if (rq->write)
        memcpy(d->media[rq->sector], rq->data, SECTOR);
    else
        memcpy(rq->data, d->media[rq->sector], SECTOR);
    rq->error = 0;
    d->n_done++;
}

static void *irq_handler(void *arg)
{
    struct disk *d = arg;
    struct io_request *rq;
    for (;;) {
        pthread_mutex_lock(&d->irq_m);
        while (!d->raised && !d->dying)
            pthread_cond_wait(&d->irq_c, &d->irq_m);
        if (!d->raised && d->dying) {
            pthread_mutex_unlock(&d->irq_m);
            return NULL;
        }
        d->raised = 0;
        pthread_mutex_unlock(&d->irq_m);
        while ((rq = next_request(d)) != NULL) {
            transfer(d, rq);
            complete(&rq->comp);
        }
    }
}

static int submit_and_wait(struct disk *d, unsigned sector, char *data, bool write)
{
    struct io_request rq = { .sector = sector, .write = write, .data = data };
    completion_init(&rq.comp);
    pthread_spin_lock(&d->queue_lock);
    *d->pending_tail = &rq;
    d->pending_tail = &rq.next;
    pthread_spin_unlock(&d->queue_lock);
    pthread_mutex_lock(&d->irq_m);
    d->raised = 1;
    pthread_cond_signal(&d->irq_c);
    pthread_mutex_unlock(&d->irq_m);
    wait_for_completion(&rq.comp);
    return rq.error;
}

static int disk_open(struct disk *d)
{
    pthread_mutex_lock(&d->open_mutex);
    d->open_count++;
    pthread_mutex_unlock(&d->open_mutex);
    return 0;
}

static void disk_close(struct disk *d)
{
    pthread_mutex_lock(&d->open_mutex);
    d->open_count--;
    pthread_mutex_unlock(&d->open_mutex);
}

static struct disk *disk_probe(void)
{
    struct disk *d = calloc(1, sizeof *d);
    pthread_spin_init(&d->queue_lock, 0);
    pthread_mutex_init(&d->open_mutex, NULL);
    pthread_mutex_init(&d->irq_m, NULL);
    pthread_cond_init(&d->irq_c, NULL);
    d->pending_tail = &d->pending;
    pthread_create(&d->irq, NULL, irq_handler, d);
    return d;
}

static void disk_remove(struct disk *d)
{
    pthread_mutex_lock(&d->irq_m);
    d->dying = true;
    pthread_cond_signal(&d->irq_c);
    pthread_mutex_unlock(&d->irq_m);
    pthread_join(d->irq, NULL);
    printf("%lu requests\n", d->n_done);
    free(d);
}

static void *user(void *arg)
{
    struct disk *d = arg;
    char buf[SECTOR];
    int errors = 0;
    disk_open(d);
    for (unsigned s = 0; s < SECTORS + 2; s++) {
        memset(buf, 'a' + s % 26, sizeof buf);
        errors += submit_and_wait(d, s, buf, true) != 0;
        errors += submit_and_wait(d, s, buf, false) != 0;
    }
    disk_close(d);
    printf("%d errors\n", errors);
    return NULL;
}

int main(void)
{
    struct disk *d = disk_probe();
    pthread_t u[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&u[i], NULL, user, d);
    for (int i = 0; i < 2; i++)
        pthread_join(u[i], NULL);
    disk_remove(d);
    return 0;
}
