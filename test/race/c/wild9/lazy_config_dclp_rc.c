// Double-checked initialisation without atomics
// tsan: some: not every line is reached at the same time as another
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct config {
    char *path;
    int verbose;
};
static struct config *config;
static pthread_mutex_t config_lock = PTHREAD_MUTEX_INITIALIZER;

static struct config *load(void)
{
    struct config *c = malloc(sizeof *c);
    const char *p = getenv("APP_CONFIG");
    c->path = strdup(p ? p : "/etc/app.conf"); // RACE path
    c->verbose = getenv("VERBOSE") != NULL; // RACE verbose
    return c;
}

struct config *get_config(void)
{
    if (!config) { // RACE! p
        pthread_mutex_lock(&config_lock);
        if (!config) // NORACE
            config = load(); // RACE! p
        pthread_mutex_unlock(&config_lock);
    }
    return config; // RACE! p
}

static void *worker(void *arg)
{
    struct config *c = get_config();
    if (c->verbose) // RACE verbose
        printf("%s\n", c->path); // RACE path
    return arg;
}

int main(void)
{
    pthread_t t[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, worker, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    return 0;
}
