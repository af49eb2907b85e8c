/* transfers between heap accounts; ordered by account number */
#include <pthread.h>
#include <stdlib.h>
#include <stdbool.h>

struct account {
    unsigned number;
    long balance;
    pthread_mutex_t guard;
};

struct request {
    struct account *from, *to;
    long amount;
};

static struct account *account_new(unsigned number, long balance)
{
    struct account *a = malloc(sizeof *a);
    if (!a)
        abort();
    a->number = number;
    a->balance = balance;
    pthread_mutex_init(&a->guard, NULL);
    return a;
}

static bool transfer(struct account *from, struct account *to, long amount)
{
    bool done = false;
    if (from == to)
        return false;
    struct account *lo = from->number < to->number ? from : to;
    struct account *hi = from->number < to->number ? to : from;
    pthread_mutex_lock(&lo->guard);
    pthread_mutex_lock(&hi->guard);
    if (from->balance >= amount) {
        from->balance -= amount;
        to->balance += amount;
        done = true;
    }
    pthread_mutex_unlock(&from->guard);
    pthread_mutex_unlock(&to->guard);
    return done;
}

static void *teller(void *p)
{
    struct request *r = p;
    for (int i = 0; i < 1000; i++)
        transfer(r->from, r->to, r->amount);
    return NULL;
}

int main(void)
{
    struct account *alice = account_new(17, 1000), *bob = account_new(4, 1000);
    struct request a = {alice, bob, 10}, b = {bob, alice, 20};
    pthread_t t1, t2;
    pthread_create(&t1, NULL, teller, &a);
    pthread_create(&t2, NULL, teller, &b);
    pthread_join(t1, NULL);
    pthread_join(t2, NULL);
    return (int)(alice->balance + bob->balance - 2000);
}
