#include <pthread.h>
#include <stdlib.h>
static pthread_mutex_t pool_lock = PTHREAD_MUTEX_INITIALIZER;
static int jobs = 30;
static int next_job(void)
{
    int j;
    pthread_mutex_lock(&pool_lock);
    j = jobs--;
    pthread_mutex_unlock(&pool_lock);
    if (j <= 0)
        pthread_exit(NULL);
    return j;
}
static void *worker(void *arg)
{
    long sum = 0;
    for (;;)
        sum += next_job();
    return arg;
}
int main(void)
{
    pthread_t t[3];
    for (int i = 0; i < 3; i++) pthread_create(&t[i], NULL, worker, NULL);
    for (int i = 0; i < 3; i++) pthread_join(t[i], NULL);
    return 0;
}
