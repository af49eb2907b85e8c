// swapped if the addresses are in the wrong order
#include <pthread.h>
#include <stdlib.h>

struct account {
    pthread_mutex_t lock;
    int id;
    long balance;
};

static struct account *accounts[10];

static void transfer(struct account *from, struct account *to, long sum)
{
    struct account *first = from, *second = to;

    if (first > second) {
        struct account *keep = first;

        first = second;
        second = keep;
    }
    pthread_mutex_lock(&first->lock);
    pthread_mutex_lock(&second->lock);
    from->balance -= sum;
    to->balance += sum;
    pthread_mutex_unlock(&second->lock);
    pthread_mutex_unlock(&first->lock);
}

static void *teller(void *arg)
{
    unsigned seed = (unsigned)(long)arg;

    for (int i = 0; i < 1000; i++) {
        int x = rand_r(&seed) % 10, y = rand_r(&seed) % 10;

        if (x != y)
            transfer(accounts[x], accounts[y], 5);
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
