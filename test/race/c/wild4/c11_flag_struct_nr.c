// a spin lock of an atomic_flag inside of each account, both taken in order of address
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <threads.h>
typedef struct {
    atomic_flag busy;
    long balance;
} account;
static account acct[4] = { { ATOMIC_FLAG_INIT, 100 }, { ATOMIC_FLAG_INIT, 100 }, { ATOMIC_FLAG_INIT, 100 }, { ATOMIC_FLAG_INIT, 100 } };

static void grab(account *a)
{
    while (atomic_flag_test_and_set_explicit(&a->busy, memory_order_acquire))
        thrd_yield();
}
static void drop(account *a) { atomic_flag_clear_explicit(&a->busy, memory_order_release); }

static void move(account *from, account *to, long sum)
{
    account *first = from < to ? from : to, *second = from < to ? to : from;
    grab(first);
    grab(second);
    from->balance -= sum;
    to->balance += sum;
    drop(second);
    drop(first);
}

static int mover(void *arg)
{
    int id = (int)(intptr_t)arg;
    for (int i = 0; i < 100; i++)
        move(&acct[(id + i) % 4], &acct[(id + i + 1) % 4], 1);
    return 0;
}

int main(void)
{
    thrd_t t[3];
    for (intptr_t i = 0; i < 3; i++)
        thrd_create(&t[i], mover, (void *)i);
    for (int i = 0; i < 3; i++)
        thrd_join(t[i], NULL);
    for (int i = 0; i < 4; i++)
        printf("%ld\n", acct[i].balance);
    return 0;
}
