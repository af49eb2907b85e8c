// locks of one word that are asked the wrong question: nobody waits
// tsan: some: the one that waits for nothing may hit the other
#include <pthread.h>
#include <stdio.h>

static int by_value, by_mask;
static int a, b;

static void *work(void *arg)
{
    for (int i = 0; i < 1000; i++) {
        while (__sync_val_compare_and_swap(&by_value, 0, 2) == 1)
            ;
        a++; // RACE! a
        __sync_lock_release(&by_value);

        while (__sync_fetch_and_or(&by_mask, 1) & 2)
            ;
        b++; // RACE! b
        __sync_fetch_and_and(&by_mask, ~1);
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
    printf("%d\n", a + b);
    return 0;
}
