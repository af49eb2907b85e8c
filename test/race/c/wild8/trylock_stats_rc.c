// The counter of failed tries is changed where the lock was not got
#include <pthread.h>
#include <stdio.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static long done, contended;
static void *run(void *arg)
{
    (void)arg;
    for (int i = 0; i < 1000; i++) {
        if (pthread_mutex_trylock(&m) != 0) {
            contended++; // RACE!
            pthread_mutex_lock(&m);
        }
        done++; // NORACE
        pthread_mutex_unlock(&m);
    }
    return NULL;
}
int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, run, NULL);
    pthread_create(&b, NULL, run, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%ld %ld\n", done, contended);
    return 0;
}
