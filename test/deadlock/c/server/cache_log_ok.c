// The cache logs under its lock; the logger
// asks before it takes its own.
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct entry { struct entry *next; char key[32]; int value; };
struct cache { pthread_mutex_t lock; struct entry *head; int n; };
struct logger { pthread_mutex_t lock; FILE *out; struct cache *about; };

static struct cache cache = { .lock = PTHREAD_MUTEX_INITIALIZER };
static struct logger logger = { .lock = PTHREAD_MUTEX_INITIALIZER, .about = &cache };

static void log_line(const char *format, ...)
{
    va_list ap;
    va_start(ap, format);
    pthread_mutex_lock(&logger.lock);
    vfprintf(logger.out ? logger.out : stderr, format, ap);
    pthread_mutex_unlock(&logger.lock);
    va_end(ap);
}

static int cache_size(struct cache *c)
{
    pthread_mutex_lock(&c->lock);
    int n = c->n;
    pthread_mutex_unlock(&c->lock);
    return n;
}

static void cache_put(struct cache *c, const char *key, int value)
{
    struct entry *e = malloc(sizeof *e);
    strncpy(e->key, key, sizeof e->key - 1);
    e->value = value;
    pthread_mutex_lock(&c->lock);
    e->next = c->head;
    c->head = e;
    c->n++;
    log_line("put %s\n", key);
    pthread_mutex_unlock(&c->lock);
}

static void *reporter(void *arg)
{
    struct logger *l = arg;
    for (int i = 0; i < 10; i++) {
        int size = cache_size(l->about);
        pthread_mutex_lock(&l->lock);
        fprintf(stderr, "%d entries\n", size);
        pthread_mutex_unlock(&l->lock);
    }
    return NULL;
}

static void *writer(void *arg)
{
    for (int i = 0; i < 10; i++)
        cache_put(&cache, "k", i);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, reporter, &logger);
    pthread_create(&b, NULL, writer, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
