// Configuration behind a counted reference; a reloader replaces it
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct option {
    char name[24];
    char value[40];
    struct option *next;
};

struct config {
    int refs;
    int generation;
    struct option *options;
};

static pthread_mutex_t config_lock = PTHREAD_MUTEX_INITIALIZER;
static struct config *current;
static atomic_int quit;

static void config_free(struct config *c)
{
    struct option *o, *next;
    for (o = c->options; o; o = next) {
        next = o->next;
        free(o);
    }
    free(c);
}

static struct config *config_acquire(void)
{
    struct config *c;
    pthread_mutex_lock(&config_lock);
    c = current;
    c->refs++;
    pthread_mutex_unlock(&config_lock);
    return c;
}

static void config_release(struct config *c)
{
    int last;
    pthread_mutex_lock(&config_lock);
    last = --c->refs == 0;
    pthread_mutex_unlock(&config_lock);
    if (last)
        config_free(c);
}

static void config_add(struct config *c, const char *name, const char *value)
{
    struct option *o = malloc(sizeof *o);
    snprintf(o->name, sizeof o->name, "%s", name);
    snprintf(o->value, sizeof o->value, "%s", value);
    o->next = c->options;
    c->options = o;
}

static struct config *config_load(int generation)
{
    struct config *c = malloc(sizeof *c);
    char text[32];
    c->refs = 1;
    c->generation = generation;
    c->options = NULL;
    snprintf(text, sizeof text, "%d", 8000 + generation);
    config_add(c, "port", text);
    config_add(c, "root", "/srv");
    return c;
}

static void config_install(struct config *c)
{
    struct config *old;
    pthread_mutex_lock(&config_lock);
    old = current;
    current = c;
    pthread_mutex_unlock(&config_lock);
    if (old)
        config_release(old);
}

static const char *config_lookup(const struct config *c, const char *name)
{
    const struct option *o;
    for (o = c->options; o; o = o->next)
        if (!strcmp(o->name, name))
            return o->value;
    return NULL;
}

static void *worker(void *arg)
{
    long served = 0;
    while (!atomic_load(&quit)) {
        struct config *c = config_acquire();
        const char *port = config_lookup(c, "port");
        if (port && c->generation >= 0)
            served += atoi(port);
        config_release(c);
    }
    printf("%ld %ld\n", (long)arg, served);
    return NULL;
}

static void *reloader(void *arg)
{
    for (int g = 1; g < 20; g++) {
        config_install(config_load(g));
        usleep(100);
    }
    return arg;
}

int main(void)
{
    pthread_t w[3], r;
    config_install(config_load(0));
    for (long i = 0; i < 3; i++)
        pthread_create(&w[i], NULL, worker, (void *)i);
    pthread_create(&r, NULL, reloader, NULL);
    pthread_join(r, NULL);
    atomic_store(&quit, 1);
    for (int i = 0; i < 3; i++)
        pthread_join(w[i], NULL);
    config_install(NULL);
    return 0;
}
