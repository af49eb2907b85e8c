// The name is changed without the lock of the object while others read it under that lock
// tsan: no: the two rarely run at the same time
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct object {
    struct object *next;
    int id;
    int refcnt;
    char name[32];
    pthread_mutex_t lock;
};

static pthread_mutex_t cache_lock = PTHREAD_MUTEX_INITIALIZER;
static struct object *cache;

static void add(int id)
{
    struct object *o = calloc(1, sizeof *o);
    o->id = id;
    o->refcnt = 1;
    pthread_mutex_init(&o->lock, NULL);
    snprintf(o->name, sizeof o->name, "object %d", id); // NORACE
    pthread_mutex_lock(&cache_lock);
    o->next = cache;
    cache = o;
    pthread_mutex_unlock(&cache_lock);
}

static struct object *get(int id)
{
    struct object *o;
    pthread_mutex_lock(&cache_lock);
    for (o = cache; o; o = o->next)
        if (o->id == id) {
            o->refcnt++; // NORACE
            break;
        }
    pthread_mutex_unlock(&cache_lock);
    return o;
}

static void put(struct object *o)
{
    pthread_mutex_lock(&cache_lock);
    o->refcnt--; // NORACE
    pthread_mutex_unlock(&cache_lock);
}

static void *renamer(void *arg)
{
    struct object *o = get(3);
    if (o) {
        strcpy(o->name, "renamed"); // RACE!
        put(o);
    }
    return arg;
}

static void *reader(void *arg)
{
    char copy[32];
    struct object *o = get(3);
    if (o) {
        pthread_mutex_lock(&o->lock);
        memcpy(copy, o->name, sizeof copy); // RACE!
        pthread_mutex_unlock(&o->lock);
        puts(copy);
        put(o);
    }
    return arg;
}

int main(void)
{
    pthread_t a, b;
    for (int i = 0; i < 8; i++)
        add(i);
    pthread_create(&a, NULL, renamer, NULL);
    pthread_create(&b, NULL, reader, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
