// transfers that take the locks of both accounts in the order of their numbers
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define ACCOUNTS 20
struct account { int id; long balance; pthread_mutex_t lock; };
static struct account acc[ACCOUNTS];

static int transfer(struct account *from, struct account *to, long amount)
{
    struct account *first = from->id < to->id ? from : to;
    struct account *second = from->id < to->id ? to : from;
    int ok = 0;
    if (from == to)
        return 0;
    pthread_mutex_lock(&first->lock);
    pthread_mutex_lock(&second->lock);
    if (from->balance >= amount) { // NORACE
        from->balance -= amount;   // NORACE
        to->balance += amount;     // NORACE
        ok = 1;
    }
    pthread_mutex_unlock(&second->lock);
    pthread_mutex_unlock(&first->lock);
    return ok;
}
static void *teller(void *arg)
{
    unsigned seed = (unsigned)(long)arg;
    for (int i = 0; i < 1000; i++)
        transfer(&acc[rand_r(&seed) % ACCOUNTS], &acc[rand_r(&seed) % ACCOUNTS], rand_r(&seed) % 100);
    return NULL;
}
int main(void)
{
    pthread_t t[4];
    long sum = 0;
    for (int i = 0; i < ACCOUNTS; i++) {
        acc[i].id = i;
        acc[i].balance = 1000; // NORACE
        pthread_mutex_init(&acc[i].lock, NULL);
    }
    for (long i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, teller, (void *)(i + 1));
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    for (int i = 0; i < ACCOUNTS; i++)
        sum += acc[i].balance; // NORACE
    printf("%ld\n", sum);
    return 0;
}
