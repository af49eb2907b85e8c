/* The poorer account is locked first: balances change. */
#include <pthread.h>
#include <stdlib.h>

typedef struct {
    pthread_mutex_t lock;
    long balance;
} account;

static account *book[16];

static void move_money(account *from, account *to, long sum)
{
    account *first = from < to ? from : to;
    account *second = first == from ? to : from;
    if (from == to)
        return;
    pthread_mutex_lock(&first->lock);
    pthread_mutex_lock(&second->lock);
    from->balance -= sum;
    to->balance += sum;
    pthread_mutex_unlock(&second->lock);
    pthread_mutex_unlock(&first->lock);
}

static void *teller(void *arg)
{
    unsigned seed = (unsigned)(size_t)arg;
    for (int i = 0; i < 10000; i++)
        move_money(book[rand_r(&seed) % 16], book[rand_r(&seed) % 16], 1);
    return NULL;
}

int main(void)
{
    pthread_t t[4];
    for (int i = 0; i < 16; i++) {
        book[i] = malloc(sizeof *book[i]);
        pthread_mutex_init(&book[i]->lock, NULL);
        book[i]->balance = 100;
    }
    for (size_t i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, teller, (void *)i);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    return 0;
}
