// main waits once, under a lock, for what a thread has begun; each round of that takes the lock later
#include <pthread.h>

static pthread_mutex_t stats = PTHREAD_MUTEX_INITIALIZER, m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t begun = PTHREAD_COND_INITIALIZER;
static int has_begun, rounds;

static void *run(void *arg)
{
    for (int i = 0; i < 10; i++) {
        pthread_mutex_lock(&m);
        has_begun = 1;
        pthread_cond_signal(&begun);
        pthread_mutex_unlock(&m);
        pthread_mutex_lock(&stats);
        rounds++;
        pthread_mutex_unlock(&stats);
    }
    return arg;
}

int main(void)
{
    pthread_t t;

    pthread_create(&t, NULL, run, NULL);
    pthread_mutex_lock(&stats);
    pthread_mutex_lock(&m);
    while (!has_begun)
        pthread_cond_wait(&begun, &m);
    pthread_mutex_unlock(&m);
    rounds = 0;
    pthread_mutex_unlock(&stats);
    pthread_join(t, NULL);
    return 0;
}
