// A table is made under a lock by who comes first, stored, then filled; all use it without the lock
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int *table;

static int *get_table(void)
{
    int *t;
    pthread_mutex_lock(&lock);
    if (!table) {
        table = malloc(16 * sizeof *table);
        for (int i = 0; i < 16; i++)
            table[i] = i * i;
    }
    t = table;
    pthread_mutex_unlock(&lock);
    return t;
}

static void *use(void *arg)
{
    int *t = get_table(), sum = 0;
    for (int i = 0; i < 16; i++)
        sum += t[i];
    printf("%d\n", sum);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, use, NULL);
    pthread_create(&b, NULL, use, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    free(table);
    return 0;
}
