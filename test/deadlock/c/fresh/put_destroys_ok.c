#include <pthread.h>
#include <stdlib.h>

struct object;
struct type {
    const char *name;
    void (*destroy)(struct object *);
};
struct object {
    const struct type *type;
    int refs;
    int id;
    struct object *next;
};

static pthread_mutex_t registry_lock = PTHREAD_MUTEX_INITIALIZER;
static struct object *registry;

static void session_destroy(struct object *o)
{
    pthread_mutex_lock(&registry_lock);
    struct object **p = &registry;
    while (*p && *p != o)
        p = &(*p)->next;
    if (*p)
        *p = o->next;
    pthread_mutex_unlock(&registry_lock);
    free(o);
}

static const struct type session_type = { "session", session_destroy };

static void object_put(struct object *o)
{
    if (__atomic_sub_fetch(&o->refs, 1, __ATOMIC_ACQ_REL) == 0)
        o->type->destroy(o);
}

static struct object *object_find(int id)
{
    struct object *o;
    pthread_mutex_lock(&registry_lock);
    for (o = registry; o; o = o->next)
        if (o->id == id) {
            __atomic_add_fetch(&o->refs, 1, __ATOMIC_ACQ_REL);
            break;
        }
    pthread_mutex_unlock(&registry_lock);
    return o;
}

static void object_drop(int id)
{
    struct object *o = object_find(id);
    if (o) {
        object_put(o);
        object_put(o);
    }
}

static void session_new(int id)
{
    struct object *o = calloc(1, sizeof *o);
    o->type = &session_type;
    o->refs = 1;
    o->id = id;
    pthread_mutex_lock(&registry_lock);
    o->next = registry;
    registry = o;
    pthread_mutex_unlock(&registry_lock);
}

static void *client(void *arg)
{
    int base = (int)(long)arg;
    for (int i = 0; i < 100; i++) {
        session_new(base + i);
        struct object *o = object_find(base + i);
        if (o)
            object_put(o);
        object_drop(base + i);
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, client, (void *)0L);
    pthread_create(&b, NULL, client, (void *)1000L);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
