// Double-checked creation of a configuration, plain pointer
// tsan: some: runs of the program rarely show all
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <stdio.h>

struct config {
    char host[64];
    int port;
    int verbose;
};

static struct config *instance;
static pthread_mutex_t instance_mutex = PTHREAD_MUTEX_INITIALIZER;

static struct config *get_config(void)
{
    if (instance == NULL) { // RACE! p
        pthread_mutex_lock(&instance_mutex);
        if (instance == NULL) {
            struct config *c = calloc(1, sizeof(*c));
            strcpy(c->host, "localhost"); // RACE
            c->port = 8080; // RACE! f
            instance = c; // RACE! p
        }
        pthread_mutex_unlock(&instance_mutex);
    }
    return instance; // RACE! p
}

static void *client(void *arg)
{
    struct config *c = get_config();
    printf("%ld connects to %s:%d\n", (long)arg, c->host, c->port); // RACE! f
    return NULL;
}

int main(void)
{
    pthread_t t[4];
    for (long i = 0; i < 4; i++)
        pthread_create(t + i, NULL, client, (void *)i);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    free(instance);
    return 0;
}
