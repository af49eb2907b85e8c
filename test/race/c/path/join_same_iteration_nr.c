// the thread is joined in the iteration that created it, before its result is used
#include <pthread.h>
#include <stdio.h>

static long product = 1;

static void *multiply(void *arg)
{
    product = product * *(const int *)arg % 10007; // NORACE
    return NULL;
}

int main(void)
{
    static const int factors[5] = {3, 5, 7, 11, 13};
    pthread_t previous = 0, current;
    int have_previous = 0;

    for (int i = 0; i < 5; i++) {
        pthread_create(&current, NULL, multiply, (void *)&factors[i]);
        pthread_join(current, NULL);
        printf("%ld\n", product); // NORACE
        previous = current;
        have_previous = 1;
    }
    printf("%d %d\n", have_previous, previous == current);
    return 0;
}
