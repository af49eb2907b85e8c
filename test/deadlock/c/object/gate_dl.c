// the bank lock is held for one direction only
#include <pthread.h>
#include <stdlib.h>

struct account {
    pthread_mutex_t lock;
    int id;
    long balance;
};

static struct account *accounts[10];
static pthread_mutex_t bank = PTHREAD_MUTEX_INITIALIZER;

static void transfer(struct account *from, struct account *to, long sum)
{
    if (sum > 0)
        pthread_mutex_lock(&bank);
    pthread_mutex_lock(&from->lock);
    pthread_mutex_lock(&to->lock); // DEADLOCK!
    from->balance -= sum;
    to->balance += sum;
    pthread_mutex_unlock(&to->lock);
    pthread_mutex_unlock(&from->lock);
    if (sum > 0)
        pthread_mutex_unlock(&bank);
}

static void *teller(void *arg)
{
    unsigned seed = (unsigned)(long)arg;

    for (int i = 0; i < 1000; i++) {
        int x = rand_r(&seed) % 10, y = rand_r(&seed) % 10;

        if (x != y)
            transfer(accounts[x], accounts[y], 5 - i % 10);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[3];

    for (int i = 0; i < 10; i++) {
        accounts[i] = calloc(1, sizeof *accounts[i]);
        accounts[i]->id = i;
        pthread_mutex_init(&accounts[i]->lock, NULL);
    }
    for (long i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, teller, (void *)i);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}
