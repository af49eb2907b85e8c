/* A semaphore made by hand that is waited for until it comes */
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
    g->permits--;
    pthread_mutex_unlock(&g->mutex);
}

static void leave(struct gate *g)
{
    pthread_mutex_lock(&g->mutex);
    g->permits++;
    pthread_cond_signal(&g->changed);
    pthread_mutex_unlock(&g->mutex);
}

static void *filler(void *unused)
{
    level = 7; // NORACE
    leave(&filled);
    return unused;
}

int main(void)
{
    pthread_t one;
    pthread_create(&one, NULL, filler, NULL);
    enter(&filled);
    printf("level %d\n", level); // NORACE
    pthread_join(one, NULL);
    return 0;
}
