// the loop joins the thread of the iteration before, the newest one still runs
#include <pthread.h>
#include <stdio.h>

static long product = 1;

static void *multiply(void *arg)
{
    product = product * *(const int *)arg % 10007; // RACE!
    return NULL;
}

int main(void)
{
    static const int factors[5] = {3, 5, 7, 11, 13};
    pthread_t previous = 0, current;
    int have_previous = 0;

    for (int i = 0; i < 5; i++) {
        pthread_create(&current, NULL, multiply, (void *)&factors[i]);
        if (have_previous)
            pthread_join(previous, NULL);
        printf("%ld\n", product); // RACE!
        previous = current;
        have_previous = 1;
    }
    pthread_join(current, NULL);
    return 0;
}
