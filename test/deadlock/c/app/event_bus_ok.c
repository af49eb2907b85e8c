/* a bus that calls its subscribers; a subscriber that calls the bus */
#include <pthread.h>
#include <string.h>

#define MAX_SUBS 8
typedef void (*handler_fn)(void *ctx, int event);

struct bus {
    pthread_mutex_t mu;
    int count;
    struct { handler_fn fn; void *ctx; } subs[MAX_SUBS];
};

struct cache {
    pthread_mutex_t mu;
    struct bus *bus;
    int entries;
};

static struct bus the_bus = {.mu = PTHREAD_MUTEX_INITIALIZER};
static struct cache the_cache = {.mu = PTHREAD_MUTEX_INITIALIZER, .bus = &the_bus};

void bus_subscribe(struct bus *b, handler_fn fn, void *ctx)
{
    pthread_mutex_lock(&b->mu);
    if (b->count < MAX_SUBS) {
        b->subs[b->count].fn = fn;
        b->subs[b->count].ctx = ctx;
        b->count++;
    }
    pthread_mutex_unlock(&b->mu);
}

void bus_publish(struct bus *b, int event)
{
    struct { handler_fn fn; void *ctx; } copy[MAX_SUBS];
    int n;
    pthread_mutex_lock(&b->mu);
    n = b->count;
    memcpy(copy, b->subs, sizeof copy);
    pthread_mutex_unlock(&b->mu);
    for (int i = 0; i < n; i++)
        copy[i].fn(copy[i].ctx, event);
}

static void cache_on_event(void *ctx, int event)
{
    struct cache *c = ctx;
    pthread_mutex_lock(&c->mu);
    if (event == 1)
        c->entries = 0;
    pthread_mutex_unlock(&c->mu);
}

static void cache_attach(struct cache *c)
{
    pthread_mutex_lock(&c->mu);
    c->entries = 0;
    bus_subscribe(c->bus, cache_on_event, c);
    pthread_mutex_unlock(&c->mu);
}

static void *ticker(void *arg)
{
    struct bus *b = arg;
    for (int i = 0; i < 10; i++)
        bus_publish(b, i & 1);
    return 0;
}

static void *loader(void *arg)
{
    cache_attach(arg);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, ticker, &the_bus);
    pthread_create(&b, 0, loader, &the_cache);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
