/* A-ALL-LOCKS: a loop that takes locks of an array takes all of them. Here the number of accounts
 * is smaller than that of the locks, and one account is opened beyond it. */
#include <pthread.h>

enum { MAX = 8 };

static struct account {
    pthread_mutex_t lock;
    long value;
} accounts[MAX];
static int used = 2;

static void *pay(void *arg)
{
    for (int i = (int)(long)arg; i < MAX; i += 2) {
        pthread_mutex_lock(&accounts[i].lock);
        accounts[i].value++; /* MISSED */
        pthread_mutex_unlock(&accounts[i].lock);
    }
    return NULL;
}

static void *clear(void *arg)
{
    (void)arg;
#ifndef CONTROL
    for (int i = 0; i < used; i++)
        pthread_mutex_lock(&accounts[i].lock);
#endif
    for (int i = 0; i < MAX; i++)
        accounts[i].value = 0; /* MISSED */
#ifndef CONTROL
    for (int i = 0; i < used; i++)
        pthread_mutex_unlock(&accounts[i].lock);
#endif
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t a, b;
    (void)argv;
    used = argc;
    for (int i = 0; i < MAX; i++)
        pthread_mutex_init(&accounts[i].lock, NULL);
    pthread_create(&a, NULL, pay, (void *)1L);
    pthread_create(&b, NULL, clear, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
