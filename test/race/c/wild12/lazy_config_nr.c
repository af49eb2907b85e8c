// double-checked initialisation with acquire and release
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct config { int port; int backlog; const char *name; };
static _Atomic(struct config *) instance;
static pthread_mutex_t init_lock = PTHREAD_MUTEX_INITIALIZER;

static struct config *config_get(void)
{
    struct config *c = atomic_load_explicit(&instance, memory_order_acquire);
    if (!c) {
        pthread_mutex_lock(&init_lock);
        c = atomic_load_explicit(&instance, memory_order_relaxed);
        if (!c) {
            c = malloc(sizeof *c);
            c->port = 80;      // NORACE
            c->backlog = 16;   // NORACE
            c->name = "local"; // NORACE
            atomic_store_explicit(&instance, c, memory_order_release);
        }
        pthread_mutex_unlock(&init_lock);
    }
    return c;
}
static void *client(void *arg)
{
    struct config *c = config_get();
    *(int *)arg = c->port + c->backlog + c->name[0]; // NORACE
    return NULL;
}
int main(void)
{
    pthread_t t[3];
    int out[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, client, out + i);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return out[0];
}
