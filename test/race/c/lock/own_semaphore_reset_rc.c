/* A semaphore made by hand whose counter somebody else sets: it hands over nothing */
// tsan: no: the main thread is too late as a rule
#include <pthread.h>
#include <stdio.h>

struct gate {
    pthread_mutex_t mutex;
    pthread_cond_t changed;
    int permits;
};

static struct gate filled = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0};
static int level;

static void enter(struct gate *g)
{
    pthread_mutex_lock(&g->mutex);
    while (g->permits == 0)
        pthread_cond_wait(&g->changed, &g->mutex);
    g->permits = g->permits - 1;
    pthread_mutex_unlock(&g->mutex);
}

static void leave(struct gate *g)
{
    pthread_mutex_lock(&g->mutex);
    g->permits = g->permits + 1;
    pthread_cond_signal(&g->changed);
    pthread_mutex_unlock(&g->mutex);
}

static void open_wide(struct gate *g)
{
    pthread_mutex_lock(&g->mutex);
    g->permits = 100;
    pthread_cond_broadcast(&g->changed);
    pthread_mutex_unlock(&g->mutex);
}

static void *filler(void *unused)
{
    level = 7; // RACE!
    leave(&filled);
    return unused;
}

int main(void)
{
    pthread_t one;
    pthread_create(&one, NULL, filler, NULL);
    open_wide(&filled);
    enter(&filled);
    printf("level %d\n", level); // RACE!
    pthread_join(one, NULL);
    return 0;
}
