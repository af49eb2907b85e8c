// transfers between heap accounts, both locks taken in the order of the addresses
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>

typedef struct account {
    long balance;
    pthread_mutex_t m;
} account;

static account *accounts[8];

static void transfer(account *from, account *to, long amount)
{
    if (from == to)
        return;
    account *a = from, *b = to;
    if ((uintptr_t)a > (uintptr_t)b) {
        account *tmp = a;
        a = b;
        b = tmp;
    }
    pthread_mutex_lock(&a->m);
    pthread_mutex_lock(&b->m);
    from->balance -= amount; // NORACE
    to->balance += amount; // NORACE
    pthread_mutex_unlock(&b->m);
    pthread_mutex_unlock(&a->m);
}

static void *worker(void *arg)
{
    unsigned s = (unsigned)(uintptr_t)arg;
    for (int i = 0; i < 100; i++)
        transfer(accounts[rand_r(&s) % 8], accounts[rand_r(&s) % 8], 1);
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    for (int i = 0; i < 8; i++) {
        accounts[i] = malloc(sizeof(account));
        accounts[i]->balance = 100;
        pthread_mutex_init(&accounts[i]->m, NULL);
    }
    for (uintptr_t i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, worker, (void *)(i + 1));
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}
