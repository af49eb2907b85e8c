// locks of one word, each asked for in another way whether it was free
#include <pthread.h>
#include <stdio.h>

static int by_swap, by_value, by_bit, by_mask, by_set;
static int a, b, c, d, e;

static void *work(void *arg)
{
    for (int i = 0; i < 1000; i++) {
        while (__sync_val_compare_and_swap(&by_swap, 0, 1) != 0)
            ;
        a++; // NORACE
        __sync_lock_release(&by_swap);

        while (__sync_val_compare_and_swap(&by_value, 0, 1) == 1)
            ;
        b++; // NORACE
        __sync_lock_release(&by_value);

        while (__sync_fetch_and_or(&by_bit, 4) == 4)
            ;
        c++; // NORACE
        __sync_lock_release(&by_bit);

        while (__sync_fetch_and_or(&by_mask, 1) & 1)
            ;
        d++; // NORACE
        __sync_fetch_and_and(&by_mask, ~1);

        while (__sync_lock_test_and_set(&by_set, 1))
            ;
        e++; // NORACE
        __sync_lock_release(&by_set);
    }
    return arg;
}

int main(void)
{
    pthread_t t[2];

    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, work, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", a + b + c + d + e);
    return 0;
}
