/* The lock and the table that it guards are made once, by everybody who comes: each has another lock. */
#include <pthread.h>
#include <stdlib.h>

struct registry {
    pthread_mutex_t *lock;
    int used;
};

static struct registry *registry;
static long lookups;

static void make_registry(void)
{
    registry = calloc(1, sizeof *registry); // RACE!
    registry->lock = malloc(sizeof *registry->lock); // RACE
    pthread_mutex_init(registry->lock, NULL); // RACE
}

static void *serve(void *arg)
{
    make_registry();
    for (int i = 0; i < 100; i++) {
        pthread_mutex_lock(registry->lock); // RACE
        registry->used++; // RACE
        lookups++; // RACE!
        pthread_mutex_unlock(registry->lock); // RACE
    }
    return arg;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, serve, NULL);
    serve(NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return lookups != 300;
}
