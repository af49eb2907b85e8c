// Double-checked creation of a table with acquire and release
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct config { int width, height; char *title; };
static _Atomic(struct config *) instance;
static pthread_mutex_t init_lock = PTHREAD_MUTEX_INITIALIZER;

static struct config *get(void)
{
    struct config *c = atomic_load_explicit(&instance, memory_order_acquire);
    if (c == NULL) {
        pthread_mutex_lock(&init_lock);
        c = atomic_load_explicit(&instance, memory_order_relaxed);
        if (c == NULL) {
            c = malloc(sizeof *c);
            c->width = 640;
            c->height = 480;
            c->title = "main";
            atomic_store_explicit(&instance, c, memory_order_release);
        }
        pthread_mutex_unlock(&init_lock);
    }
    return c;
}

static void *use(void *arg)
{
    (void)arg;
    struct config *c = get();
    return (void *)(long)(c->width * c->height + c->title[0]);
}

int main(void)
{
    pthread_t t[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, use, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    free(instance);
    return 0;
}
