// Objects counted under the registry's lock; the last but one put unlinks and frees outside
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
struct obj { int id, refs; pthread_mutex_t lock; long hits; struct obj *next; };
static struct obj *registry;
static pthread_mutex_t reg = PTHREAD_MUTEX_INITIALIZER;
static struct obj *obj_get(int id)
{
    struct obj *o;
    pthread_mutex_lock(&reg);
    for (o = registry; o; o = o->next) // RACE
        if (o->id == id) // RACE
            break;
    if (!o) {
        o = calloc(1, sizeof *o);
        o->id = id;
        pthread_mutex_init(&o->lock, NULL);
        o->next = registry;
        registry = o;
    }
    o->refs++; // RACE
    pthread_mutex_unlock(&reg);
    return o;
}
static void obj_put(struct obj *o)
{
    pthread_mutex_lock(&reg);
    if (--o->refs > 1) { // RACE!
        pthread_mutex_unlock(&reg);
        return;
    }
    for (struct obj **p = &registry; *p; p = &(*p)->next) // RACE
        if (*p == o) { // RACE
            *p = o->next; // RACE
            break;
        }
    pthread_mutex_unlock(&reg);
    if (o->hits > 1000) // RACE!
        printf("hot %d\n", o->id); // RACE
    pthread_mutex_destroy(&o->lock);
    free(o); // RACE!
}
static void *user(void *arg)
{
    int id = (int)(long)arg;
    for (int i = 0; i < 100; i++) {
        struct obj *o = obj_get(id + i % 2);
        pthread_mutex_lock(&o->lock);
        o->hits++; // RACE!
        pthread_mutex_unlock(&o->lock);
        obj_put(o);
    }
    return NULL;
}
int main(void)
{
    pthread_t t[3];
    for (long i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, user, (void *)i);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return registry != NULL;
}
