/* A thread that writes the log runs already when the locks of the accounts are made. */
#include <pthread.h>
#include <stdlib.h>

enum { LOCK_CASH, LOCK_SHARES, LOCKS };

static pthread_mutex_t *locks[LOCKS];
static pthread_mutex_t log_lock = PTHREAD_MUTEX_INITIALIZER;
static long cash, shares, lines;

static void *write_log(void *arg)
{
    for (int i = 0; i < 100; i++) {
        pthread_mutex_lock(&log_lock);
        lines++;
        pthread_mutex_unlock(&log_lock);
    }
    return arg;
}

static void *trade(void *arg)
{
    pthread_mutex_lock(locks[LOCK_CASH]);
    cash -= 10;
    pthread_mutex_unlock(locks[LOCK_CASH]);
    pthread_mutex_lock(locks[LOCK_SHARES]);
    shares++;
    pthread_mutex_unlock(locks[LOCK_SHARES]);
    return arg;
}

int main(void)
{
    pthread_t logger, t[2];
    pthread_create(&logger, NULL, write_log, NULL);
    for (int i = 0; i < LOCKS; i++) {
        locks[i] = malloc(sizeof *locks[i]);
        pthread_mutex_init(locks[i], NULL);
    }
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, trade, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    pthread_join(logger, NULL);
    return cash + 10 * shares != 0;
}
