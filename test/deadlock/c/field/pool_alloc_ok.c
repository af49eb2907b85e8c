/* connections from a pool: waits for a free one while the account lock is held */
#include <pthread.h>
#define CONNS 2
static pthread_mutex_t account_mu = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t pool_mu = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t pool_cv = PTHREAD_COND_INITIALIZER;
static int free_conns = CONNS, balance;

static void conn_get(void)
{
    pthread_mutex_lock(&pool_mu);
    while (free_conns == 0)
        pthread_cond_wait(&pool_cv, &pool_mu);
    free_conns--;
    pthread_mutex_unlock(&pool_mu);
}

static void conn_put(void)
{
    pthread_mutex_lock(&pool_mu);
    free_conns++;
    pthread_cond_signal(&pool_cv);
    pthread_mutex_unlock(&pool_mu);
}

static void *deposit(void *arg)
{
    conn_get();
    pthread_mutex_lock(&account_mu);
    balance++;
    pthread_mutex_unlock(&account_mu);
    conn_put();
    return arg;
}

int main(void)
{
    pthread_t t[8];
    for (int i = 0; i < 8; i++)
        pthread_create(&t[i], 0, deposit, 0);
    for (int i = 0; i < 8; i++)
        pthread_join(t[i], 0);
    return balance;
}
