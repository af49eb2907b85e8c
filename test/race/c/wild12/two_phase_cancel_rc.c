// a thread that is cancelled, and main reads its state before it has been joined
#include <pthread.h>
#include <unistd.h>

static struct { long rounds; int phase; } state;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void cleanup(void *arg)
{
    (void)arg;
    state.phase = -1; // RACE!
    pthread_mutex_unlock(&m);
}
static void *spin(void *arg)
{
    (void)arg;
    for (;;) {
        pthread_mutex_lock(&m);
        pthread_cleanup_push(cleanup, NULL);
        state.rounds++; // NORACE
        usleep(10);
        pthread_cleanup_pop(0);
        pthread_mutex_unlock(&m);
    }
    return NULL;
}
int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, spin, NULL);
    usleep(1000);
    pthread_cancel(t);
    int phase = state.phase; // RACE!
    pthread_join(t, NULL);
    return phase + (int)state.rounds; // NORACE
}
