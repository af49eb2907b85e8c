// lock, access and unlock all stand under the same unchanged condition
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int shared_count;

static int record(int value, int is_shared)
{
    int result = value * 2;

    if (is_shared)
        pthread_mutex_lock(&lock);
    result += 1;
    if (is_shared)
        shared_count += value; // NORACE
    if (is_shared)
        pthread_mutex_unlock(&lock);
    return result;
}

static void *worker(void *arg)
{
    int kind = *(int *)arg;
    int sum = 0;

    for (int i = 0; i < 100; i++)
        sum += record(i, kind);
    *(int *)arg = sum;
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    int kinds[3] = {1, 0, 1};

    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, worker, &kinds[i]);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", shared_count);
    return 0;
}
