// One of two branches gives the lock back before the write that both come to
#include <pthread.h>
#include <stdlib.h>
static int level, limit = 10;
static pthread_mutex_t mtx = PTHREAD_MUTEX_INITIALIZER;
static void set_level(int v)
{
    int held = 1;
    pthread_mutex_lock(&mtx);
    if (v > limit) {
        pthread_mutex_unlock(&mtx);
        held = 0;
        v = 10;
    }
    level = v; // RACE!
    if (held)
        pthread_mutex_unlock(&mtx);
}
static void *up(void *a) { (void)a; set_level(rand() % 20); return NULL; }
int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, up, NULL);
    set_level(12);
    pthread_join(t, NULL);
    return level < 0;
}
