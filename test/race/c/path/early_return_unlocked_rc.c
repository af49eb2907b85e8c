// the error path releases the lock and then counts the failure
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int stored;
static int rejected;

static int store(int value)
{
    pthread_mutex_lock(&lock);
    if (value % 3 == 0) {
        pthread_mutex_unlock(&lock);
        rejected++; // RACE!
        return -1;
    }
    stored += value & 7; // NORACE
    pthread_mutex_unlock(&lock);
    return 0;
}

static void *writer(void *arg)
{
    for (int i = 0; i < 30000; i++)
        store(i + *(int *)arg);
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    int starts[2] = {0, 1};

    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, writer, &starts[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%d %d\n", stored, rejected);
    return 0;
}
