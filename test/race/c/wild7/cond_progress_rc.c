// A progress value is printed after the lock was given back
#include <pthread.h>
#include <stdio.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int progress;
static void *work(void *arg)
{
    (void)arg;
    for (int i = 0; i < 100; i++) {
        pthread_mutex_lock(&m);
        progress++; // RACE!
        pthread_cond_signal(&c);
        pthread_mutex_unlock(&m);
    }
    return NULL;
}
int main(void)
{
    pthread_t t;
    int seen = 0;
    pthread_create(&t, NULL, work, NULL);
    while (seen < 100) {
        pthread_mutex_lock(&m);
        while (progress == seen)
            pthread_cond_wait(&c, &m);
        seen = progress;
        pthread_mutex_unlock(&m);
        printf("%d%%\n", progress); // RACE!
    }
    pthread_join(t, NULL);
    return 0;
}
