// one small function counts in several variables, one of them under two locks
#include <pthread.h>

struct stats {
    pthread_mutex_t lock;
    long reads, writes;
    pthread_mutex_t err_lock;
    long errors;
};
static struct stats *st;
static long rx, tx;
static pthread_mutex_t rx_lock = PTHREAD_MUTEX_INITIALIZER, tx_lock = PTHREAD_MUTEX_INITIALIZER;

static void add(long *counter, long n)
{
    *counter += n; // RACE!
}
static void *port(void *arg)
{
    long n = *(long *)arg;
    for (int i = 0; i < 100; i++) {
        pthread_mutex_lock(&rx_lock);
        add(&rx, n);
        pthread_mutex_unlock(&rx_lock);
        pthread_mutex_lock(&tx_lock);
        add(&tx, 1);
        pthread_mutex_unlock(&tx_lock);
        pthread_mutex_lock(&st->lock);
        add(i % 2 ? &st->reads : &st->writes, 1);
        pthread_mutex_unlock(&st->lock);
        pthread_mutex_lock(&tx_lock);
        add(&rx, i == 99);
        pthread_mutex_unlock(&tx_lock);
    }
    return NULL;
}
int main(void)
{
    static struct stats s;
    pthread_t t[2];
    long n[2] = {1, 2};
    st = &s;
    pthread_mutex_init(&st->lock, NULL);
    pthread_mutex_init(&st->err_lock, NULL);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, port, &n[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return (int)(rx + tx + st->errors);
}
