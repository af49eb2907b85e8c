// Detached threads count into a local variable of main
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *count(void *arg)
{
    int *n = arg;
    pthread_mutex_lock(&m);
    (*n)++; // RACE!
    pthread_mutex_unlock(&m);
    return NULL;
}
int main(void)
{
    int n = 0;
    pthread_attr_t attr;
    pthread_attr_init(&attr);
    pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED);
    for (int i = 0; i < 5; i++) {
        pthread_t t;
        pthread_create(&t, &attr, count, &n);
    }
    sleep(1);
    printf("%d\n", n); // RACE!
    return 0;
}
