/* Orders are noted in the book, and put into a bounded queue when its lock was given back. */
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#define ROOM 8

struct order {
    int id;
    char item[32];
};

struct queue {
    pthread_mutex_t lock;
    pthread_cond_t not_empty, not_full;
    struct order slots[ROOM];
    int head, count, closed;
};

struct book {
    pthread_mutex_t lock;
    int placed, shipped;
};

static struct queue orders = {
    .lock = PTHREAD_MUTEX_INITIALIZER,
    .not_empty = PTHREAD_COND_INITIALIZER,
    .not_full = PTHREAD_COND_INITIALIZER,
};
static struct book book = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void queue_put(struct queue *q, const struct order *o)
{
    pthread_mutex_lock(&q->lock);
    while (q->count == ROOM)
        pthread_cond_wait(&q->not_full, &q->lock);
    q->slots[(q->head + q->count) % ROOM] = *o;
    q->count++;
    pthread_cond_signal(&q->not_empty);
    pthread_mutex_unlock(&q->lock);
}

static int queue_get(struct queue *q, struct order *o)
{
    pthread_mutex_lock(&q->lock);
    while (q->count == 0 && !q->closed)
        pthread_cond_wait(&q->not_empty, &q->lock);
    if (q->count == 0) {
        pthread_mutex_unlock(&q->lock);
        return 0;
    }
    *o = q->slots[q->head];
    q->head = (q->head + 1) % ROOM;
    q->count--;
    pthread_cond_signal(&q->not_full);
    pthread_mutex_unlock(&q->lock);
    return 1;
}

static void *ship(void *unused)
{
    struct order o;
    while (queue_get(&orders, &o)) {
        pthread_mutex_lock(&book.lock);
        book.shipped++;
        pthread_mutex_unlock(&book.lock);
    }
    return unused;
}

static void place(int id, const char *item)
{
    struct order o = {.id = id};
    strncpy(o.item, item, sizeof o.item - 1);
    pthread_mutex_lock(&book.lock);
    book.placed++;
    pthread_mutex_unlock(&book.lock);
    queue_put(&orders, &o);
}

int main(void)
{
    pthread_t clerk;
    pthread_create(&clerk, NULL, ship, NULL);
    for (int i = 0; i < 100; i++)
        place(i, "chair");
    pthread_mutex_lock(&orders.lock);
    orders.closed = 1;
    pthread_cond_broadcast(&orders.not_empty);
    pthread_mutex_unlock(&orders.lock);
    pthread_join(clerk, NULL);
    printf("%d placed, %d shipped\n", book.placed, book.shipped);
    return 0;
}
