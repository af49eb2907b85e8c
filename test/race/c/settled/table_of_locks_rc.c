/* Pointers to locks in a table, one allocation for all: main takes the one of another number. */
#include <pthread.h>
#include <stdlib.h>

enum { LOCK_IN, LOCK_OUT, LOCKS };

static pthread_mutex_t *locks[LOCKS];
static long in, out;

static void enter(int which)
{
    pthread_mutex_lock(locks[which]);
}

static void leave(int which)
{
    pthread_mutex_unlock(locks[which]);
}

static void *pump(void *arg)
{
    for (int i = 0; i < 100; i++) {
        enter(LOCK_IN);
        in++;
        leave(LOCK_IN);
        pthread_mutex_lock(locks[LOCK_OUT]);
        out++; // RACE!
        pthread_mutex_unlock(locks[LOCK_OUT]);
    }
    return arg;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < LOCKS; i++) {
        locks[i] = malloc(sizeof *locks[i]);
        pthread_mutex_init(locks[i], NULL);
    }
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, pump, NULL);
    enter(LOCK_IN);
    long seen = out; // RACE!
    leave(LOCK_IN);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return seen > in;
}
