// One thread joins another; main joins only the last
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static int *numbers;
static int n = 1000;
static long long square_sum;
static double mean;

static void *fill(void *arg)
{
    (void)arg;
    for (int i = 0; i < n; i++)
        numbers[i] = i * 3 % 101;
    return NULL;
}

static void *square(void *arg)
{
    pthread_t *before = arg;
    pthread_join(*before, NULL);
    for (int i = 0; i < n; i++)
        square_sum += (long long)numbers[i] * numbers[i];
    return NULL;
}

static void *average(void *arg)
{
    pthread_t *before = arg;
    pthread_join(*before, NULL);
    mean = (double)square_sum / n;
    return NULL;
}

int main(void)
{
    pthread_t a, b, c;
    numbers = malloc(sizeof(int) * n);
    pthread_create(&a, NULL, fill, NULL);
    pthread_create(&b, NULL, square, &a);
    pthread_create(&c, NULL, average, &b);
    pthread_join(c, NULL);
    printf("%lld %f\n", square_sum, mean);
    free(numbers);
    return 0;
}
