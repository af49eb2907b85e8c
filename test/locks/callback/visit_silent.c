/* A table lets its users look at every entry; whoever does that locks it. */
#include <pthread.h>
#include <stdio.h>

enum { SIZE = 16 };

static pthread_mutex_t table_lock = PTHREAD_MUTEX_INITIALIZER;
static int table[SIZE];

static void put(int key, int value)
{
    pthread_mutex_lock(&table_lock);
    table[key % SIZE] = value;
    pthread_mutex_unlock(&table_lock);
}

static void each(void (*see)(int, void *), void *arg)
{
    for (int i = 0; i < SIZE; i++)
        see(table[i], arg); /* the lock is the giver's own */
}

static void print_value(int value, void *count)
{
    printf("%d\n", value);
    ++*(int *)count;
}

static void *lister(void *unused)
{
    int count = 0;
    (void)unused;
    pthread_mutex_lock(&table_lock);
    each(print_value, &count);
    pthread_mutex_unlock(&table_lock);
    return NULL;
}

int main(void)
{
    pthread_t t;
    put(1, 2);
    pthread_create(&t, NULL, lister, NULL);
    put(3, 4);
    pthread_join(t, NULL);
    return 0;
}
