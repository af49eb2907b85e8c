// the second round is started while the first round's thread is still running
#include <pthread.h>
#include <stdio.h>

static int input[8];
static int output;

static void *square_sum(void *arg)
{
    (void)arg;
    for (int i = 0; i < 8; i++)
        output += input[i] * input[i]; // RACE! in out
    return NULL;
}

int main(void)
{
    pthread_t first, second;

    for (int i = 0; i < 8; i++)
        input[i] = i; // NORACE
    pthread_create(&first, NULL, square_sum, NULL);
    for (int i = 0; i < 8; i++)
        input[i] = 8 - i; // RACE! in
    pthread_create(&second, NULL, square_sum, NULL);
    pthread_join(first, NULL);
    pthread_join(second, NULL);
    printf("%d\n", output); // NORACE
    return 0;
}
