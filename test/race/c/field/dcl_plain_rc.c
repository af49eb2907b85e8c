// Double-checked locking with a plain pointer.
// tsan: some: which lines meet is a matter of time
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
    if (instance == NULL) { // RACE! p
        pthread_mutex_lock(&instance_lock);
        if (instance == NULL) {
            config_t *c = malloc(sizeof *c);
            c->port = 8080; // RACE
            c->host = "localhost"; // RACE
            instance = c; // RACE! p
        }
        pthread_mutex_unlock(&instance_lock);
    }
    return instance; // RACE! p
}

static void *client(void *arg)
{
    (void)arg;
    config_t *c = get_config();
    printf("%s:%d\n", c->host, c->port); // RACE
    return NULL;
}

int main(void)
{
    pthread_t t[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, client, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    return 0;
}
