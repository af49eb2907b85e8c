// the lock is released before the last update
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_flag busy = ATOMIC_FLAG_INIT;
static int total, count;

static void *add(void *arg)
{
    int k = *(const int *)arg;
    for (int i = 0; i < 500; i++) {
        while (atomic_flag_test_and_set_explicit(&busy, memory_order_acquire))
            ;
        total += k;
        atomic_flag_clear_explicit(&busy, memory_order_release);
        count++; // RACE!
    }
    return NULL;
}

int main(void)
{
    static const int one = 1, two = 2;
    pthread_t a, b;
    pthread_create(&a, NULL, add, (void *)&one);
    pthread_create(&b, NULL, add, (void *)&two);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d %d\n", total, count);
    return 0;
}
