// Double-checked locking with GCC's atomics.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct config {
    int port;
    const char *host;
} config_t;

static config_t *instance;
static pthread_mutex_t instance_lock = PTHREAD_MUTEX_INITIALIZER;

static config_t *get_config(void)
{
    config_t *c = __atomic_load_n(&instance, __ATOMIC_ACQUIRE);
    if (c == NULL) {
        pthread_mutex_lock(&instance_lock);
        c = instance; // NORACE
        if (c == NULL) {
            c = malloc(sizeof *c);
            c->port = 8080; // NORACE
            c->host = "localhost";
            __atomic_store_n(&instance, c, __ATOMIC_RELEASE);
        }
        pthread_mutex_unlock(&instance_lock);
    }
    return c;
}

static void *client(void *arg)
{
    (void)arg;
    config_t *c = get_config();
    printf("%s:%d\n", c->host, c->port); // NORACE
    return NULL;
}

int main(void)
{
    pthread_t t[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, client, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    free(instance);
    return 0;
}
