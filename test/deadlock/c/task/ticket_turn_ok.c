// Turns, kept by a condition, make
// each wait for a turn that the other gives before its own wait.
#include <pthread.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t ping = PTHREAD_COND_INITIALIZER, pong = PTHREAD_COND_INITIALIZER;
int a_ready, b_ready;

void *left(void *p)
{
    pthread_mutex_lock(&m);
    a_ready = 1;
    pthread_cond_signal(&ping);
    while (!b_ready)
        pthread_cond_wait(&pong, &m);
    pthread_mutex_unlock(&m);
    return p;
}
void *right(void *p)
{
    pthread_mutex_lock(&m);
    while (!a_ready)
        pthread_cond_wait(&ping, &m);
    b_ready = 1;
    pthread_cond_signal(&pong);
    pthread_mutex_unlock(&m);
    return p;
}
int main(void)
{
    pthread_t x, y;
    pthread_create(&x, 0, left, 0);
    pthread_create(&y, 0, right, 0);
    pthread_join(x, 0);
    pthread_join(y, 0);
    return 0;
}
