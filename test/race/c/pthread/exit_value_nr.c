// the value passed to pthread_exit is heap memory that only the joiner sees
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct answer {
    int low;
    int high;
};

static void finish(int low, int high)
{
    struct answer *a = malloc(sizeof(*a));

    if (!a)
        abort();
    a->low = low; // NORACE
    a->high = high; // NORACE
    pthread_exit(a);
}

static void *search(void *arg)
{
    int start = *(int *)arg;

    finish(start, start + 10);
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    int starts[2] = {0, 100};
    int total = 0;

    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, search, &starts[i]);
    for (int i = 0; i < 2; i++) {
        void *value;

        pthread_join(t[i], &value);
        total += ((struct answer *)value)->high; // NORACE
        free(value);
    }
    printf("%d\n", total);
    return 0;
}
