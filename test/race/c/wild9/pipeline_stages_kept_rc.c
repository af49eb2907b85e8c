// The first stage keeps the item it handed on and still counts in it
// tsan: some: not every line is reached at the same time as another
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define CAP 8
#define ITEMS 200

struct item {
    int number;
    int touched;
};

static struct {
    struct item *slot[CAP];
    unsigned head, count;
    pthread_mutex_t lock;
    pthread_cond_t changed;
} q = {.lock = PTHREAD_MUTEX_INITIALIZER, .changed = PTHREAD_COND_INITIALIZER};

static void put(struct item *it)
{
    pthread_mutex_lock(&q.lock);
    while (q.count == CAP)
        pthread_cond_wait(&q.changed, &q.lock);
    q.slot[(q.head + q.count) % CAP] = it;
    q.count++;
    pthread_cond_broadcast(&q.changed);
    pthread_mutex_unlock(&q.lock);
}

static struct item *take(void)
{
    pthread_mutex_lock(&q.lock);
    while (q.count == 0)
        pthread_cond_wait(&q.changed, &q.lock);
    struct item *it = q.slot[q.head];
    q.head = (q.head + 1) % CAP;
    q.count--;
    pthread_cond_broadcast(&q.changed);
    pthread_mutex_unlock(&q.lock);
    return it;
}

static void *producer(void *arg)
{
    for (int i = 0; i < ITEMS; i++) {
        struct item *it = malloc(sizeof *it);
        it->number = i;
        it->touched = 0;
        put(it);
        it->touched++; // RACE!
    }
    put(NULL);
    return arg;
}

int main(void)
{
    pthread_t t;
    struct item *it;
    pthread_create(&t, NULL, producer, NULL);
    while ((it = take()) != NULL) {
        it->touched += 2; // RACE!
        if (it->number % 50 == 0)
            printf("%d %d\n", it->number, it->touched); // RACE!
    }
    pthread_join(t, NULL);
    return 0;
}
