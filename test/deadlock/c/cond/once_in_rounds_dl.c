// main waits again and again, under a lock that each round of the signalling thread takes
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
        pthread_mutex_lock(&stats); // DEADLOCK!
        rounds++;
        pthread_mutex_unlock(&stats);
    }
    return arg;
}

int main(void)
{
    pthread_t t;

    pthread_create(&t, NULL, run, NULL);
    for (int i = 0; i < 10; i++) {
        pthread_mutex_lock(&stats);
        pthread_mutex_lock(&m);
        while (!has_begun)
            pthread_cond_wait(&begun, &m); // DEADLOCK!
        has_begun = 0;
        pthread_mutex_unlock(&m);
        rounds = 0;
        pthread_mutex_unlock(&stats);
    }
    pthread_join(t, NULL);
    return 0;
}
