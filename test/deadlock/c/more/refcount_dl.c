// The last reference removes the object from the registry, which looks up objects under its lock.
#include <pthread.h>
#include <stdlib.h>

struct object {
    pthread_mutex_t lock;
    int refs, id;
    struct object *next;
};

static pthread_mutex_t registry = PTHREAD_MUTEX_INITIALIZER;
static struct object *objects;

static struct object *lookup(int id)
{
    pthread_mutex_lock(&registry); // DEADLOCK
    struct object *o = objects;
    while (o && o->id != id)
        o = o->next;
    if (o) {
        pthread_mutex_lock(&o->lock); // DEADLOCK!
        o->refs++;
        pthread_mutex_unlock(&o->lock);
    }
    pthread_mutex_unlock(&registry);
    return o;
}

static void unregister(struct object *o)
{
    pthread_mutex_lock(&registry); // DEADLOCK!
    struct object **p = &objects;
    while (*p && *p != o)
        p = &(*p)->next;
    if (*p)
        *p = o->next;
    pthread_mutex_unlock(&registry);
}

static void put(struct object *o)
{
    pthread_mutex_lock(&o->lock); // DEADLOCK
    int last = --o->refs == 0;
    if (last)
        unregister(o); // DEADLOCK
    pthread_mutex_unlock(&o->lock);
}

static void *user(void *arg)
{
    int id = *(int *)arg;
    for (int i = 0; i < 100; i++) {
        struct object *o = lookup(id);
        if (o)
            put(o); // DEADLOCK
    }
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    int ids[2] = {1, 2};
    for (int i = 1; i <= 2; i++) {
        struct object *o = calloc(1, sizeof *o);
        pthread_mutex_init(&o->lock, NULL);
        o->id = i;
        o->refs = 1;
        o->next = objects;
        objects = o;
    }
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, user, &ids[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return 0;
}
