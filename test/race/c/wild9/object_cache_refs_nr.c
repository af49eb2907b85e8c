// Cache of objects with counts of references, under the lock of the cache
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#define MAX_CACHE 10

struct object {
    struct object *next;
    int id;
    int refcnt; /* under cache_lock */
    char name[32];
    pthread_mutex_t lock; /* name */
    int popularity;
};

static pthread_mutex_t cache_lock = PTHREAD_MUTEX_INITIALIZER;
static struct object *cache;
static int cache_num;

static void object_put_locked(struct object *obj)
{
    if (--obj->refcnt == 0) // NORACE
        free(obj);
}

void object_put(struct object *obj)
{
    pthread_mutex_lock(&cache_lock);
    object_put_locked(obj);
    pthread_mutex_unlock(&cache_lock);
}

static struct object *cache_find_locked(int id)
{
    for (struct object *i = cache; i; i = i->next)
        if (i->id == id) { // NORACE
            i->popularity++; // NORACE
            return i;
        }
    return NULL;
}

static void cache_delete_locked(struct object *obj)
{
    struct object **p = &cache;
    while (*p != obj)
        p = &(*p)->next;
    *p = obj->next;
    object_put_locked(obj);
    cache_num--;
}

static void cache_add(int id, const char *name)
{
    struct object *obj = malloc(sizeof *obj);
    if (!obj)
        return;
    strncpy(obj->name, name, sizeof obj->name - 1);
    obj->name[sizeof obj->name - 1] = 0;
    obj->id = id;
    obj->popularity = 0;
    obj->refcnt = 1;
    pthread_mutex_init(&obj->lock, NULL);
    pthread_mutex_lock(&cache_lock);
    obj->next = cache;
    cache = obj;
    if (++cache_num > MAX_CACHE) {
        struct object *outcast = NULL;
        for (struct object *i = cache; i; i = i->next)
            if (!outcast || i->popularity < outcast->popularity)
                outcast = i;
        cache_delete_locked(outcast);
    }
    pthread_mutex_unlock(&cache_lock);
}

static struct object *cache_find(int id)
{
    pthread_mutex_lock(&cache_lock);
    struct object *obj = cache_find_locked(id);
    if (obj)
        obj->refcnt++; // NORACE
    pthread_mutex_unlock(&cache_lock);
    return obj;
}

static void *client(void *arg)
{
    unsigned seed = (unsigned)(size_t)arg;
    for (int i = 0; i < 1000; i++) {
        int id = rand_r(&seed) % 20;
        struct object *obj = cache_find(id);
        if (!obj) {
            cache_add(id, "fresh");
            continue;
        }
        pthread_mutex_lock(&obj->lock);
        obj->name[0] ^= 1; // NORACE
        pthread_mutex_unlock(&obj->lock);
        object_put(obj);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    for (size_t i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, client, (void *)i);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}
