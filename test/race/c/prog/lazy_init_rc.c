// lazy initialisation, checked without lock and without atomics
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct config {
    int verbose;
    int level;
};

static struct config *instance;
static pthread_mutex_t init_lock = PTHREAD_MUTEX_INITIALIZER;

static struct config *get_config(void)
{
    if (instance == NULL) { // RACE!
        pthread_mutex_lock(&init_lock);
        if (instance == NULL) {
            struct config *c = malloc(sizeof *c);
            c->verbose = 1; // RACE
            c->level = 3; // RACE
            instance = c; // RACE!
        }
        pthread_mutex_unlock(&init_lock);
    }
    return instance; // RACE!
}

static void *worker(void *arg)
{
    struct config *c = get_config();
    if (c->verbose) // RACE
        printf("level %d\n", c->level); // RACE
    return NULL;
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
