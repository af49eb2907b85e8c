/* The table is looked up by an insertion through the part that expects the lock. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct entry {
    char name[16];
    int value;
    struct entry *next;
};

static struct {
    pthread_mutex_t lock;
    struct entry *buckets[16];
} symbols = {.lock = PTHREAD_MUTEX_INITIALIZER};

static unsigned hash(const char *s)
{
    unsigned h = 5381;
    while (*s)
        h = h * 33 + (unsigned char)*s++;
    return h % 16;
}

static struct entry *find(const char *name)
{
    for (struct entry *e = symbols.buckets[hash(name)]; e; e = e->next)
        if (!strcmp(e->name, name))
            return e;
    return NULL;
}

static int lookup(const char *name, int *value)
{
    pthread_mutex_lock(&symbols.lock);
    struct entry *e = find(name);
    if (e)
        *value = e->value;
    pthread_mutex_unlock(&symbols.lock);
    return e != NULL;
}

static int define(const char *name, int value)
{
    int old = 0, is_known;
    pthread_mutex_lock(&symbols.lock);
    is_known = find(name) != NULL;
    if (!is_known) {
        struct entry *e = calloc(1, sizeof *e);
        strncpy(e->name, name, sizeof e->name - 1);
        e->value = value;
        e->next = symbols.buckets[hash(name)];
        symbols.buckets[hash(name)] = e;
    }
    pthread_mutex_unlock(&symbols.lock);
    return is_known ? old : value;
}

static void *reader(void *arg)
{
    int v;
    for (int i = 0; i < 100; i++)
        if (lookup("x", &v))
            printf("%d\n", v);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, reader, NULL);
    define("x", 1);
    define("y", 2);
    pthread_join(t, NULL);
    return 0;
}
