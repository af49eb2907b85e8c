// a lock of one word, given back in many ways; what comes before is guarded
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int by_exchange, by_sub, by_and, by_swap, by_xor, by_add;
static int a, b, c, d, e, f;

static void take(atomic_int *lock)
{
    int free = 0;

    while (!atomic_compare_exchange_strong(lock, &free, 1))
        free = 0;
}

static void *work(void *arg)
{
    for (int i = 0; i < 1000; i++) {
        int held = 1;

        take(&by_exchange);
        a++; // NORACE
        atomic_exchange(&by_exchange, 0);

        take(&by_sub);
        b++; // NORACE
        atomic_fetch_sub(&by_sub, 1);

        take(&by_and);
        c++; // NORACE
        atomic_fetch_and(&by_and, 0);

        take(&by_swap);
        d++; // NORACE
        atomic_compare_exchange_strong(&by_swap, &held, 0);

        take(&by_xor);
        e++; // NORACE
        atomic_fetch_xor(&by_xor, 1);

        take(&by_add);
        f++; // NORACE
        atomic_fetch_add(&by_add, -1);

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
    printf("%d\n", a + b + c + d + e + f);
    return 0;
}
