// A recursive lock taken again in a recursive function
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t mu;
static int depth_sum;

static void descend(int n)
{
    pthread_mutex_lock(&mu);
    depth_sum += n;
    if (n > 0)
        descend(n - 1);
    depth_sum -= n / 2;
    pthread_mutex_unlock(&mu);
}

static void *run(void *arg)
{
    descend(*(int *)arg);
    return NULL;
}

int main(void)
{
    pthread_mutexattr_t attr;
    pthread_t t[2];
    int depth[2] = { 5, 9 };
    pthread_mutexattr_init(&attr);
    pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_RECURSIVE);
    if (pthread_mutex_init(&mu, &attr))
        abort();
    pthread_mutexattr_destroy(&attr);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, run, depth + i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    pthread_mutex_destroy(&mu);
    return 0;
}
