// every balance is changed under the lock of its own account
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define ACCOUNTS 4

struct account {
    pthread_mutex_t lock;
    long balance;
};

static struct account *accounts[ACCOUNTS];

static void transfer(struct account *from, struct account *to, long amount)
{
    pthread_mutex_lock(&from->lock);
    from->balance -= amount; // NORACE
    pthread_mutex_unlock(&from->lock);
    pthread_mutex_lock(&to->lock);
    to->balance += amount; // NORACE
    pthread_mutex_unlock(&to->lock);
}

static void *teller(void *arg)
{
    unsigned seed = *(unsigned *)arg;

    for (int i = 0; i < 200; i++) {
        unsigned from = (seed + (unsigned)i) % ACCOUNTS;

        transfer(accounts[from], accounts[(from + 1) % ACCOUNTS], 5);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    unsigned seeds[2] = {0, 2};

    for (int i = 0; i < ACCOUNTS; i++) {
        accounts[i] = calloc(1, sizeof(*accounts[i]));
        if (!accounts[i])
            return 1;
        pthread_mutex_init(&accounts[i]->lock, NULL);
    }
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, teller, &seeds[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%ld\n", accounts[0]->balance); // NORACE
    return 0;
}
