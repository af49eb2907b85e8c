// One handle for all threads of a loop: only the last one is joined before the total is read
#include <pthread.h>
#include <stdio.h>
static long total;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *add(void *arg)
{
    pthread_mutex_lock(&m);
    total += *(int *)arg; // RACE!
    pthread_mutex_unlock(&m);
    return NULL;
}
int main(void)
{
    pthread_t t;
    int n[4] = { 1, 2, 3, 4 };
    for (int i = 0; i < 4; i++)
        pthread_create(&t, NULL, add, &n[i]);
    pthread_join(t, NULL);
    printf("%ld\n", total); // RACE!
    return 0;
}
