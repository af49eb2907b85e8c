// Turns, kept by a condition, make
// the wait for the other's turn a circle: both wait for a turn that the other gives later.
#include <pthread.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t ping = PTHREAD_COND_INITIALIZER, pong = PTHREAD_COND_INITIALIZER;
int a_ready, b_ready;

void *left(void *p)
{
    pthread_mutex_lock(&m);
    while (!b_ready)
        pthread_cond_wait(&pong, &m); // DEADLOCK!
    a_ready = 1;
    pthread_cond_signal(&ping); // DEADLOCK
    pthread_mutex_unlock(&m);
    return p;
}
void *right(void *p)
{
    pthread_mutex_lock(&m);
    while (!a_ready)
        pthread_cond_wait(&ping, &m); // DEADLOCK!
    b_ready = 1;
    pthread_cond_signal(&pong); // DEADLOCK
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
