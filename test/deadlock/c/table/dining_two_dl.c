// Two philosophers, two named forks.
#include <pthread.h>

pthread_mutex_t fork_a = PTHREAD_MUTEX_INITIALIZER;
pthread_mutex_t fork_b = PTHREAD_MUTEX_INITIALIZER;
int food = 10;

static void dine(pthread_mutex_t *l, pthread_mutex_t *r)
{
    pthread_mutex_lock(l);
    pthread_mutex_lock(r); // DEADLOCK!
    food--;
    pthread_mutex_unlock(r);
    pthread_mutex_unlock(l);
}

static void *plato(void *p)
{
    dine(&fork_a, &fork_b); // DEADLOCK
    return p;
}

static void *kant(void *p)
{
    dine(&fork_b, &fork_a); // DEADLOCK
    return p;
}

int main(void)
{
    pthread_t x, y;
    pthread_create(&x, 0, plato, 0);
    pthread_create(&y, 0, kant, 0);
    pthread_join(x, 0);
    pthread_join(y, 0);
    return 0;
}
