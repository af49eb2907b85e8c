/* A semaphore made by hand that may be given up: who comes back need not have it */
// tsan: no: nobody waits that long
#include <pthread.h>
#include <stdio.h>
#include <time.h>

struct gate {
    pthread_mutex_t mutex;
    pthread_cond_t changed;
    int permits;
};

static struct gate filled = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0};
static int level;

static void enter_or_not(struct gate *g)
{
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += 5;
    pthread_mutex_lock(&g->mutex);
    while (g->permits == 0)
        if (pthread_cond_timedwait(&g->changed, &g->mutex, &until)) {
            pthread_mutex_unlock(&g->mutex);
            return;
        }
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
    level = 7; // RACE!
    leave(&filled);
    return unused;
}

int main(void)
{
    pthread_t one;
    pthread_create(&one, NULL, filler, NULL);
    enter_or_not(&filled);
    printf("level %d\n", level); // RACE!
    pthread_join(one, NULL);
    return 0;
}
