/* statistics for two directions; one block was copied from the other */
#include <pthread.h>

static struct { pthread_mutex_t mu; long bytes, packets; } rx = { PTHREAD_MUTEX_INITIALIZER, 0, 0 },
                                                           tx = { PTHREAD_MUTEX_INITIALIZER, 0, 0 };

static void count_rx(int len)
{
    pthread_mutex_lock(&rx.mu);
    rx.bytes += len;
    rx.packets++;
    pthread_mutex_unlock(&rx.mu);
}

static void count_tx(int len)
{
    pthread_mutex_lock(&tx.mu); // DEADLOCK
    tx.bytes += len;
    tx.packets++;
    pthread_mutex_unlock(&rx.mu); // DEADLOCK!
} // DEADLOCK

static void *receive(void *arg)
{
    for (int i = 0; i < 1000; i++)
        count_rx(i);
    return arg;
}

static void *send(void *arg)
{
    for (int i = 0; i < 1000; i++)
        count_tx(i); // DEADLOCK
    return arg;
} // DEADLOCK

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, receive, 0);
    pthread_create(&b, 0, send, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
