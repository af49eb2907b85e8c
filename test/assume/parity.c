/* A-PARITY: a test that turns the order round for some threads of a ring does so for one at least. */
#include <pthread.h>

enum { SEATS = 4 };
static pthread_mutex_t forks[SEATS];
static int meals;

static void *dine(void *arg)
{
    int i = *(int *)arg;
#ifndef CONTROL
    if (i > 2 * SEATS) { /* nobody */
        pthread_mutex_lock(&forks[(i + 1) % SEATS]);
        pthread_mutex_lock(&forks[i]);
    } else
#endif
    {
        pthread_mutex_lock(&forks[i]);
        pthread_mutex_lock(&forks[(i + 1) % SEATS]); /* MISSED */
    }
    __atomic_fetch_add(&meals, 1, __ATOMIC_RELAXED);
    pthread_mutex_unlock(&forks[i]);
    pthread_mutex_unlock(&forks[(i + 1) % SEATS]);
    return 0;
}

int main(void)
{
    pthread_t t[SEATS];
    int seat[SEATS];
    for (int i = 0; i < SEATS; i++)
        pthread_mutex_init(&forks[i], 0);
    for (int i = 0; i < SEATS; i++) {
        seat[i] = i;
        pthread_create(&t[i], 0, dine, &seat[i]);
    }
    for (int i = 0; i < SEATS; i++)
        pthread_join(t[i], 0);
    return 0;
}
