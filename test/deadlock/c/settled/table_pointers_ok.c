/* Pointers to locks in a table: the log's is always taken before the statistics'. */
#include <pthread.h>
#include <stdlib.h>

enum { LOCK_LOG, LOCK_STATISTICS, LOCKS };

static pthread_mutex_t *locks[LOCKS];
static long lines, bytes;

static void count(int n)
{
    pthread_mutex_lock(locks[LOCK_STATISTICS]);
    bytes += n;
    pthread_mutex_unlock(locks[LOCK_STATISTICS]);
}

static void *log_lines(void *arg)
{
    for (int i = 0; i < 100; i++) {
        pthread_mutex_lock(locks[LOCK_LOG]);
        lines++;
        count(i);
        pthread_mutex_unlock(locks[LOCK_LOG]);
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
        pthread_create(&t[i], NULL, log_lines, NULL);
    count(1);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return lines != 200;
}
