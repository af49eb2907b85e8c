#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

struct timer {
    pthread_mutex_t lock;
    pthread_cond_t idle;
    int running;
    int cancelled;
    void (*fire)(void *);
    void *arg;
};

struct cache {
    pthread_mutex_t lock;
    int entries;
    struct timer expiry;
};

static void timer_run(struct timer *t)
{
    pthread_mutex_lock(&t->lock);
    if (t->cancelled) {
        pthread_mutex_unlock(&t->lock);
        return;
    }
    t->running = 1;
    pthread_mutex_unlock(&t->lock);
    t->fire(t->arg);
    pthread_mutex_lock(&t->lock);
    t->running = 0;
    pthread_cond_broadcast(&t->idle);
    pthread_mutex_unlock(&t->lock);
}

/* returns when the callback is surely not running any more */
static void timer_cancel_sync(struct timer *t)
{
    pthread_mutex_lock(&t->lock);
    t->cancelled = 1;
    while (t->running)
        pthread_cond_wait(&t->idle, &t->lock);
    pthread_mutex_unlock(&t->lock);
}

static void expire(void *arg)
{
    struct cache *c = arg;
    pthread_mutex_lock(&c->lock);
    if (c->entries > 0)
        c->entries--;
    pthread_mutex_unlock(&c->lock);
}

static void cache_shutdown(struct cache *c)
{
    pthread_mutex_lock(&c->lock);
    c->entries = 0;
    pthread_mutex_unlock(&c->lock);
    timer_cancel_sync(&c->expiry);
}

static void *ticker(void *arg)
{
    struct cache *c = arg;
    for (int i = 0; i < 100; i++) {
        usleep(1000);
        timer_run(&c->expiry);
    }
    return NULL;
}

int main(void)
{
    static struct cache c = { .lock = PTHREAD_MUTEX_INITIALIZER, .entries = 10 };
    pthread_t t;
    pthread_mutex_init(&c.expiry.lock, NULL);
    pthread_cond_init(&c.expiry.idle, NULL);
    c.expiry.fire = expire;
    c.expiry.arg = &c;
    pthread_create(&t, NULL, ticker, &c);
    usleep(50000);
    cache_shutdown(&c);
    pthread_join(t, NULL);
    printf("%d\n", c.entries);
    return 0;
}
