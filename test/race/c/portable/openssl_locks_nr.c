/* Locks of OpenSSL in a table, chosen by a constant: a list of connections and a log, each under its own. */
#include <pthread.h>
#include <stdlib.h>

typedef void CRYPTO_RWLOCK;
CRYPTO_RWLOCK *CRYPTO_THREAD_lock_new(void);
int CRYPTO_THREAD_read_lock(CRYPTO_RWLOCK *lock);
int CRYPTO_THREAD_write_lock(CRYPTO_RWLOCK *lock);
int CRYPTO_THREAD_unlock(CRYPTO_RWLOCK *lock);

enum { LOCK_LIST, LOCK_LOG, LOCKS };

struct connection {
    int number;
    struct connection *next;
};

static CRYPTO_RWLOCK *locks[LOCKS];
static struct connection *connections;
static unsigned long lines;

static void log_line(void)
{
    CRYPTO_THREAD_write_lock(locks[LOCK_LOG]);
    lines++;
    CRYPTO_THREAD_unlock(locks[LOCK_LOG]);
}

static int connection_count(void)
{
    int n = 0;
    CRYPTO_THREAD_read_lock(locks[LOCK_LIST]);
    for (struct connection *c = connections; c; c = c->next)
        n++;
    CRYPTO_THREAD_unlock(locks[LOCK_LIST]);
    return n;
}

static void *serve(void *arg)
{
    struct connection *c = malloc(sizeof *c);
    c->number = *(int *)arg;
    CRYPTO_THREAD_write_lock(locks[LOCK_LIST]);
    c->next = connections;
    connections = c;
    CRYPTO_THREAD_unlock(locks[LOCK_LIST]);
    log_line();
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    static int numbers[2] = {1, 2};
    for (int i = 0; i < LOCKS; i++)
        locks[i] = CRYPTO_THREAD_lock_new();
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, serve, &numbers[i]);
    int seen = connection_count();
    log_line();
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return seen > (int)lines;
}
