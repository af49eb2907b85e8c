// the two threads reach two objects through different pointers to pointers
#include <pthread.h>
#include <stdio.h>

static int first_value, second_value;
static int *first_pointer = &first_value;
static int *second_pointer = &second_value;

static void *increase(void *arg)
{
    int **where = arg;

    for (int i = 0; i < 50; i++)
        ++**where; // NORACE
    return NULL;
}

int main(void)
{
    pthread_t t[2];

    pthread_create(&t[0], NULL, increase, &first_pointer);
    pthread_create(&t[1], NULL, increase, &second_pointer);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    printf("%d %d\n", first_value, second_value); // NORACE
    return 0;
}
