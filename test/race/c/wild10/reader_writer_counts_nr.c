// Readers and writers by hand: a monitor with counts and two conditions
#include <pthread.h>
#include <stdio.h>

static struct {
    pthread_mutex_t mu;
    pthread_cond_t can_read, can_write;
    int readers, writers, waiting;
} rw = {.mu = PTHREAD_MUTEX_INITIALIZER,
        .can_read = PTHREAD_COND_INITIALIZER,
        .can_write = PTHREAD_COND_INITIALIZER};
static int table[100], version;

static void read_lock(void)
{
    pthread_mutex_lock(&rw.mu);
    while (rw.writers || rw.waiting) // NORACE
        pthread_cond_wait(&rw.can_read, &rw.mu);
    rw.readers++; // NORACE
    pthread_mutex_unlock(&rw.mu);
}
static void read_unlock(void)
{
    pthread_mutex_lock(&rw.mu);
    if (--rw.readers == 0)
        pthread_cond_signal(&rw.can_write);
    pthread_mutex_unlock(&rw.mu);
}
static void write_lock(void)
{
    pthread_mutex_lock(&rw.mu);
    rw.waiting++;
    while (rw.writers || rw.readers)
        pthread_cond_wait(&rw.can_write, &rw.mu);
    rw.waiting--;
    rw.writers = 1;
    pthread_mutex_unlock(&rw.mu);
}
static void write_unlock(void)
{
    pthread_mutex_lock(&rw.mu);
    rw.writers = 0;
    if (rw.waiting)
        pthread_cond_signal(&rw.can_write);
    else
        pthread_cond_broadcast(&rw.can_read);
    pthread_mutex_unlock(&rw.mu);
}

static void *reader(void *arg)
{
    long sum = 0;
    for (int i = 0; i < 1000; i++) {
        read_lock();
        for (int k = 0; k < 100; k++)
            sum += table[k]; // NORACE
        sum += version; // NORACE
        read_unlock();
    }
    printf("%ld\n", sum);
    return arg;
}
static void *writer(void *arg)
{
    for (int i = 0; i < 100; i++) {
        write_lock();
        for (int k = 0; k < 100; k++)
            table[k] = i; // NORACE
        version++; // NORACE
        write_unlock();
    }
    return arg;
}

int main(void)
{
    pthread_t t[6];
    for (int i = 0; i < 6; i++)
        pthread_create(&t[i], NULL, i < 4 ? reader : writer, NULL);
    for (int i = 0; i < 6; i++)
        pthread_join(t[i], NULL);
    return 0;
}
