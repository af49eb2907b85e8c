// transfers that lock the source account only
#include <pthread.h>
#include <stdlib.h>

struct account {
    long balance;
    pthread_mutex_t lock;
};

static struct account accounts[4];

static void transfer(int from, int to, long amount)
{
    pthread_mutex_lock(&accounts[from].lock);
    accounts[from].balance -= amount; // RACE!
    accounts[to].balance += amount; // RACE!
    pthread_mutex_unlock(&accounts[from].lock);
}

static void *work(void *arg)
{
    unsigned seed = (unsigned)(long)arg;
    for (int i = 0; i < 1000; i++)
        transfer(rand_r(&seed) % 4, rand_r(&seed) % 4, 5);
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 4; i++)
        pthread_mutex_init(&accounts[i].lock, NULL);
    for (long i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, work, (void *)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return 0;
}
