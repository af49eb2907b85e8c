/* Semaphores made of a counter, a lock and a condition: one hands over, one is a lock */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct gate {
    pthread_mutex_t mutex;
    pthread_cond_t changed;
    int permits;
};

static void gate_init(struct gate *g, int permits)
{
    pthread_mutex_init(&g->mutex, NULL);
    pthread_cond_init(&g->changed, NULL);
    g->permits = permits;
}

static void gate_enter(struct gate *g)
{
    pthread_mutex_lock(&g->mutex);
    while (g->permits < 1)
        pthread_cond_wait(&g->changed, &g->mutex);
    g->permits--;
    pthread_mutex_unlock(&g->mutex);
}

static void gate_leave(struct gate *g)
{
    pthread_mutex_lock(&g->mutex);
    g->permits++;
    pthread_cond_signal(&g->changed);
    pthread_mutex_unlock(&g->mutex);
}

static struct gate started, ledger;
static int settings, entries;

static void *clerk(void *unused)
{
    settings = 12; // NORACE
    gate_leave(&started);
    for (int i = 0; i < 100; i++) {
        gate_enter(&ledger);
        entries++; // NORACE
        gate_leave(&ledger);
    }
    return unused;
}

int main(void)
{
    pthread_t one;
    gate_init(&started, 0);
    gate_init(&ledger, 1);
    pthread_create(&one, NULL, clerk, NULL);
    gate_enter(&started);
    printf("settings %d\n", settings); // NORACE
    gate_enter(&ledger);
    entries += 10; // NORACE
    gate_leave(&ledger);
    pthread_join(one, NULL);
    printf("%d entries\n", entries);
    return 0;
}
