// Transfers between heap accounts,
// the source first.
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>

typedef struct {
    long balance;
    pthread_mutex_t mtx;
} account_t;

static account_t *acc[8];

static int transfer(account_t *from, account_t *to, long amount)
{
    int rc = -1;
    pthread_mutex_lock(&from->mtx);
    pthread_mutex_lock(&to->mtx); // DEADLOCK!
    if (from->balance >= amount) {
        from->balance -= amount;
        to->balance += amount;
        rc = 0;
    }
    pthread_mutex_unlock(&to->mtx);
    pthread_mutex_unlock(&from->mtx);
    return rc;
}

static void *teller(void *arg)
{
    unsigned seed = (unsigned)(uintptr_t)arg;
    for (int i = 0; i < 1000; i++) {
        int a = rand_r(&seed) % 8, b = rand_r(&seed) % 8;
        if (a != b)
            transfer(acc[a], acc[b], rand_r(&seed) % 100);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[4];
    for (int i = 0; i < 8; i++) {
        acc[i] = malloc(sizeof *acc[i]);
        acc[i]->balance = 1000;
        pthread_mutex_init(&acc[i]->mtx, NULL);
    }
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, teller, (void *)(uintptr_t)i);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    return 0;
}
