// Two threads print in turn; whose turn it is stands under the lock
#include <pthread.h>
#include <stdio.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int turn, counter;
static void *player(void *arg)
{
    int me = *(int *)arg;
    for (int i = 0; i < 50; i++) {
        pthread_mutex_lock(&m);
        while (turn != me)
            pthread_cond_wait(&c, &m);
        pthread_mutex_unlock(&m);
        counter++; // NORACE
        printf("%d: %d\n", me, counter); // NORACE
        pthread_mutex_lock(&m);
        turn = 1 - me;
        pthread_cond_signal(&c);
        pthread_mutex_unlock(&m);
    }
    return NULL;
}
int main(void)
{
    pthread_t a, b;
    int zero = 0, one = 1;
    pthread_create(&a, NULL, player, &zero);
    pthread_create(&b, NULL, player, &one);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
