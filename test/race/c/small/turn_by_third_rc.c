// somebody who does not have the turn gives it to another one
#include <pthread.h>
static pthread_mutex_t mu = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cv = PTHREAD_COND_INITIALIZER;
static int turn, line;
static void say(int me) {
    pthread_mutex_lock(&mu);
    while (turn != me) pthread_cond_wait(&cv, &mu);
    pthread_mutex_unlock(&mu);
    line += me; // RACE!
    pthread_mutex_lock(&mu);
    turn = (me + 1) % 2;
    pthread_cond_broadcast(&cv);
    pthread_mutex_unlock(&mu);
}
static void *ping(void *a) { for (int i = 0; i < 5; i++) say(0); return a; }
static void *boss(void *a) { pthread_mutex_lock(&mu); turn = 0; pthread_mutex_unlock(&mu); return a; }
static void *pong(void *a) { for (int i = 0; i < 5; i++) say(1); return a; }
int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, ping, NULL);
    pthread_create(&b, NULL, pong, NULL);
    pthread_t c; pthread_create(&c, NULL, boss, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return line;
}
