// three threads, of which the loop joins all or all but the last
#include <pthread.h>
#define N 3
static int sum[N];
static int total;

static void *add(void *arg)
{
    int *p = arg;
    for (int i = 0; i < 10; i++)
        *p += i;
    return 0;
}

int main(void)
{
    pthread_t t[N];
    for (int i = 0; i < N; i++)
        pthread_create(&t[i], 0, add, &sum[i]);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], 0);
    for (int i = 0; i < N; i++)
        total += sum[i];
    return total;
}
