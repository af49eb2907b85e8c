// what trylock says is only looked at for the unlock
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int level;
static int guarded;

static void *poller(void *arg)
{
    (void)arg;
    for (int i = 0; i < 100; i++) {
        int r = pthread_mutex_trylock(&lock);
        level++; // RACE!
        if (r == 0) {
            guarded++; // NORACE
            pthread_mutex_unlock(&lock);
        }
    }
    return NULL;
}
int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, poller, NULL);
    pthread_mutex_lock(&lock);
    level = 0;   // RACE!
    guarded = 0; // NORACE
    pthread_mutex_unlock(&lock);
    pthread_join(t, NULL);
    return level + guarded;
}
