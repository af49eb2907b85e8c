// the second global name points to another buffer
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int primary[16];
static int backup[16];
static int *mirror;

static void *writer(void *arg)
{
    for (int i = 0; i < *(int *)arg; i++) {
        pthread_mutex_lock(&lock);
        primary[i & 15] = i; // NORACE
        pthread_mutex_unlock(&lock);
    }
    return NULL;
}

static void *checker(void *arg)
{
    int sum = 0;

    for (int i = 0; i < 16; i++)
        sum += mirror[i]; // NORACE
    *(int *)arg = sum;
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    int rounds = 100, sum;

    mirror = backup;
    pthread_create(&a, NULL, writer, &rounds);
    pthread_create(&b, NULL, checker, &sum);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d %d\n", sum >= 0, backup[0]);
    return 0;
}
