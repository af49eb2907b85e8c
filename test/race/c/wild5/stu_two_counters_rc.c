// odd and even numbers printed in turn; the loop looks at the count without the lock
#include <pthread.h>
#include <stdio.h>
#define MAX 20
int count = 1;
pthread_mutex_t thr = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
void *even(void *arg)
{
    while (count < MAX) { // RACE!
        pthread_mutex_lock(&thr);
        while (count % 2 != 0)
            pthread_cond_wait(&cond, &thr);
        printf("%d ", count++); // RACE!
        pthread_mutex_unlock(&thr);
        pthread_cond_signal(&cond);
    }
    pthread_exit(0);
}
void *odd(void *arg)
{
    while (count < MAX) { // RACE!
        pthread_mutex_lock(&thr);
        while (count % 2 != 1)
            pthread_cond_wait(&cond, &thr);
        printf("%d ", count++); // RACE!
        pthread_mutex_unlock(&thr);
        pthread_cond_signal(&cond);
    }
    pthread_exit(0);
}
int main(void)
{
    pthread_t t, u;
    pthread_create(&t, 0, even, 0);
    pthread_create(&u, 0, odd, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    return 0;
}
