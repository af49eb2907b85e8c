// each round is joined before main prepares the next one
#include <pthread.h>
#include <stdio.h>

static int input[8];
static int output;

static void *square_sum(void *arg)
{
    (void)arg;
    for (int i = 0; i < 8; i++)
        output += input[i] * input[i]; // NORACE
    return NULL;
}

int main(void)
{
    pthread_t first, second;

    for (int i = 0; i < 8; i++)
        input[i] = i; // NORACE
    pthread_create(&first, NULL, square_sum, NULL);
    pthread_join(first, NULL);
    for (int i = 0; i < 8; i++)
        input[i] = 8 - i; // NORACE
    pthread_create(&second, NULL, square_sum, NULL);
    pthread_join(second, NULL);
    printf("%d\n", output); // NORACE
    return 0;
}
