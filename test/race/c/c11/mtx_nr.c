// both C11 threads update the account under the mtx
#include <stdio.h>
#include <threads.h>

struct account {
    mtx_t lock;
    long cents;
};

static struct account account;

static int deposit(void *arg)
{
    for (int i = 0; i < 100; i++) {
        mtx_lock(&account.lock);
        account.cents += *(int *)arg; // NORACE
        mtx_unlock(&account.lock);
    }
    return 0;
}

static int charge_fee(void *arg)
{
    mtx_lock(&account.lock);
    account.cents -= *(int *)arg; // NORACE
    mtx_unlock(&account.lock);
    return 0;
}

int main(void)
{
    thrd_t a, b;
    int amount = 5, fee = 2;

    if (mtx_init(&account.lock, mtx_plain) != thrd_success)
        return 1;
    thrd_create(&a, deposit, &amount);
    thrd_create(&b, charge_fee, &fee);
    thrd_join(a, NULL);
    thrd_join(b, NULL);
    printf("%ld\n", account.cents); // NORACE
    mtx_destroy(&account.lock);
    return 0;
}
