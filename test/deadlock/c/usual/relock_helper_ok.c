#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int total;
static void add_locked(int n)
{
    total += n;
}
static void *job(void *arg)
{
    for (int i = 0; i < 10; i++) {
        pthread_mutex_lock(&m);
        if (total < 100)
            add_locked(i);
        pthread_mutex_unlock(&m);
    }
    return arg;
}
int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++) pthread_create(&t[i], NULL, job, NULL);
    for (int i = 0; i < 2; i++) pthread_join(t[i], NULL);
    return total > 100;
}
